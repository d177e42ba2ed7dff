import type { Page } from 'playwright';

/** What is wrong with a table as it stands, each a sentence: something out of sight, or too small for a finger. */
export async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null;
    const foot = box('.foot');
    const panel = box('.panel');
    const line = box('asylum-line');
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    for (const part of document.querySelectorAll('.panel, .mid-col'))
      if (part.scrollWidth > part.clientWidth) found.push(`${part.className} scrolls sideways`);
    if (foot === null || panel === null || line === null) return ['no table'];
    if (foot.bottom > innerHeight || foot.top < panel.top) found.push('the foot is out of sight');
    if (line.top < 0 || line.bottom > panel.top) found.push('the house is not whole');
    for (const control of document.querySelectorAll<HTMLElement>(
      '.bar :is(button, a), .ledger button, .panel :is(button, a)',
    )) {
      // A picture of the house is looked at only.
      if (control.closest('[inert]')) continue;
      const { width, height } = control.getBoundingClientRect();
      if (width > 0 && (width < 44 || height < 44))
        found.push(`${control.ariaLabel ?? control.textContent}: ${width} x ${height}`);
    }
    for (const room of document.querySelectorAll<HTMLElement>('.room')) {
      if (room.closest('[inert]')) continue;
      const { left, top, width, height } = room.getBoundingClientRect();
      if (width >= 44 && height >= 44) continue;
      const middle = { x: left + width / 2, y: top + height / 2 };
      // A finger reaches a room where a touch means it, which may be beyond its walls.
      const reach = (right: number, down: number): number => {
        let far = 0;
        const hit = () => document.elementFromPoint(middle.x + right * far, middle.y + down * far);
        while (far < 44 && hit()?.closest('.room') === room) far += 1;
        return far;
      };
      if (reach(1, 0) + reach(-1, 0) < 44 || reach(0, 1) + reach(0, -1) < 44)
        found.push(`${room.ariaLabel} is out of a finger's reach`);
    }
    return found;
  });
}
