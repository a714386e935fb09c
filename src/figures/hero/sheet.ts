/** Size of the drawing in units of 5 mm of the machine; the axis lies at half its height. */
export const SHEET = { width: 2130, height: 920 };
/** The whole sheet, with the axis at y = 0. */
export const SHEET_BOX = `0 ${-SHEET.height / 2} ${SHEET.width} ${SHEET.height}`;

/**
 * A share as CSS writes it.
 * @param decimals of the percentage
 */
export const percent = (share: number, decimals = 2) =>
  `${Number((share * 100).toFixed(decimals))}%`;
