/** Size of the drawing in units of 5 mm of the machine; the axis lies at half its height. */
export const SHEET = { width: 2130, height: 920 };

/** A share as CSS writes it, to a hundredth of a percent. */
export const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
