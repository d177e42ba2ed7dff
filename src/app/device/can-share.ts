/** Whether there is a share sheet on this device. */
export const canShare = 'share' in navigator;
