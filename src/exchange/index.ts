/** How games leave the device and come to it: as text, as a link, as a QR code, as one file of all. The only door. */
export {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type Backup,
  type BackupContents,
  type BackupGame,
  backupText,
  readBackup,
} from './backup.ts';
export { bgStatsAddress, type FinishedPlay } from './bg-stats.ts';
export { type Challenge, challengeNote, challengeOf, type Result, tokenOf } from './challenge.ts';
export {
  type Detected,
  detectInBytes,
  detectInLink,
  detectInText,
  MOST_BACKUP,
  MOST_EDITION,
  type UnusableReason,
} from './detect.ts';
export { packedIn, packText, type Unpacked, unpackText } from './link.ts';
export { hasLongText, isLongWithin, MOST_TEXT } from './long-text.ts';
export { type QrCode, qrCodeOf } from './qr.ts';
export { type BadLine, type GameReading, type ReadGame, readGameText } from './read-game.ts';
export { type GameLog, isSameGame, transcriptOf, withNotes } from './transcript-text.ts';
