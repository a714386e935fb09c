import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** WCAG contrast ratio between the lightest and the darkest pixel of a screenshot. */
async function contrast(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let [low, high] = [1, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => {
      const share = (data[at + channel] ?? 0) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    low = Math.min(low, light);
    high = Math.max(high, light);
  }
  return (high + 0.05) / (low + 0.05);
}

/** Controls without text whose icon has a contrast of less than 3:1 (WCAG 1.4.11). */
export async function lowContrastControls(page: Page, part: string): Promise<string[]> {
  const controls = await page
    .locator(part)
    .locator('button, input')
    .evaluateAll((all) =>
      all.flatMap((control) => {
        const { x, y, width, height } = control.getBoundingClientRect();
        if (!width || !control.checkVisibility({ visibilityProperty: true }) || control.textContent?.trim()) return [];
        return [{ html: control.outerHTML.slice(0, 90), box: { left: x + scrollX, top: y + scrollY, width, height } }];
      }),
    );
  // One photograph for all: each takes longer than the looking.
  const shot = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  const found: string[] = [];
  for (const { html, box } of controls) {
    const { left, top, width, height } = box;
    const cut = shot.clone().extract({
      ...{ left: Math.round(left), top: Math.round(top) },
      ...{ width: Math.round(width), height: Math.round(height) },
    });
    const ratio = await contrast(await cut.png().toBuffer());
    if (ratio < 3) found.push(`${html}: ${ratio.toFixed(1)}:1`);
  }
  if (controls.length === 0) throw new Error(`${part} has no control without text.`);
  return found;
}
