/** The clients of the specification, in its order. */
export const CLIENTS = [
  'Alcoa',
  'ADNOC',
  'Australia Pacific LNG',
  'Commonwealth LNG',
  'Qantas',
  'Honeywell',
  'INPEX',
  'Mitsubishi',
  'Repsol',
  'SBM Offshore',
  'Shell',
  'Siemens',
  'TotalEnergies',
  'Woodside Energy',
];
