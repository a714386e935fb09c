import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';

/** WCAG contrast ratio between the lightest and the darkest pixel of a picture. */
async function contrast(picture: Sharp): Promise<number> {
  const { channels } = await sharp(await picture.removeAlpha().greyscale().png().toBuffer()).stats();
  const light = (grey = 0) => (grey / 255 <= 0.04045 ? grey / 255 / 12.92 : ((grey / 255 + 0.055) / 1.055) ** 2.4);
  return (light(channels[0]?.max) + 0.05) / (light(channels[0]?.min) + 0.05);
}

/** Controls without text whose icon has a contrast of less than 3:1 (WCAG 1.4.11). */
export async function lowContrastControls(page: Page, part: string): Promise<string[]> {
  const found: string[] = [];
  let count = 0;
  // A picture of each part, because one of the whole page takes five times as long.
  for (const element of await page.locator(part).all()) {
    const shot = sharp(await element.screenshot({ animations: 'disabled' }));
    const controls = await element.locator('button, input').evaluateAll(
      (all, within) => {
        const origin = (within as Element).getBoundingClientRect();
        return all.flatMap((control) => {
          const { x, y, width, height } = control.getBoundingClientRect();
          if (!width || !control.checkVisibility({ visibilityProperty: true }) || control.textContent?.trim()) return [];
          const [left = 0, top = 0, wide = 0, high = 0] = [x - origin.x, y - origin.y, width, height].map(Math.round);
          return [{ html: control.outerHTML.slice(0, 90), box: { left, top, width: wide, height: high } }];
        });
      },
      await element.elementHandle(),
    );
    count += controls.length;
    for (const { html, box } of controls) {
      const ratio = await contrast(shot.clone().extract(box));
      if (ratio < 3) found.push(`${html}: ${ratio.toFixed(1)}:1`);
    }
  }
  if (count === 0) throw new Error(`${part} has no control without text.`);
  return found;
}
