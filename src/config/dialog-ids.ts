/**
 * The closed list of keys by which the firm's form service knows a form (specification, section 9).
 */
export const FLYER_DIALOG_IDS = [
  'dlg_f1',
  'dlg_f3',
  'dlg_f4',
  'dlg_f5',
  'dlg_f6',
  'dlg_f7',
  'dlg_f8',
  'dlg_f9',
  'dlg_f10',
] as const;
export const PAPER_DIALOG_IDS = ['dlg_wp3', 'dlg_wp4', 'dlg_wp5', 'dlg_wp6'] as const;
export const QUALIFICATION_DIALOG_ID = 'dlg_tech_qual';

export const DIALOG_IDS = [
  ...FLYER_DIALOG_IDS,
  ...PAPER_DIALOG_IDS,
  QUALIFICATION_DIALOG_ID,
] as const;
export type DialogId = (typeof DIALOG_IDS)[number];
