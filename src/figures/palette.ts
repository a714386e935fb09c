/** The colours of `styles/tokens.css` for pictures that no stylesheet reaches; a test holds the two together. */
export const PALETTE = {
  paper: {
    paper: '#faf9f5',
    ink: '#14191d',
    mute: '#5d5f5c',
    rule: '#d6d2c6',
    straw: '#e2b54a',
    bronze: '#9a5a1c',
    plum: '#83315f',
    blue: '#1f4f8f',
  },
  /** On the dark ground bronze and plum are lifted until they pass 4.5:1, as `--color-blue-ink` is. */
  ink: {
    paper: '#14191d',
    ink: '#faf9f5',
    mute: '#a9b1b4',
    rule: '#3b454c',
    straw: '#e2b54a',
    bronze: '#d1924f',
    plum: '#c985ac',
    blue: '#8fb8ee',
  },
} as const;

export type Theme = keyof typeof PALETTE;
export type Colour = keyof (typeof PALETTE)['paper'];
