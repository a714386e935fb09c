import type { DrawingWords, Figure, FigureOf } from '../../schemas/figures/index.ts';
import type { SettingsOf } from '../../schemas/settings.ts';

/** The kinds of drawing that a visitor can use with their own numbers. */
export type OwnType = 'weibull' | 'site-rating' | 'performance-map';

/** Whether a visitor can use a drawing: the fields are in these units. */
export function isUsable(figure: Figure): figure is FigureOf<OwnType> {
  switch (figure.type) {
    case 'weibull':
      return figure.unit === 'h';
    case 'site-rating':
      return figure.powerUnit === 'MW';
    case 'performance-map':
      return figure.flowUnit === 'm³/h' && figure.headUnit === 'kJ/kg';
    default:
      return false;
  }
}

type Labels = SettingsOf<'own-numbers'>;
/** Labels of one kind. */
export type OwnLabels = Omit<Labels[OwnType], 'groups' | 'fields' | 'results' | 'verdicts'> & {
  groups: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, { label: string; help?: string | undefined }>>;
  results: Readonly<Record<string, string>>;
  verdicts: Readonly<Record<string, string>>;
};

/** What the browser gets once the button is pressed. */
export interface OwnData {
  figure: FigureOf<OwnType>;
  words: DrawingWords[OwnType];
  labels: Omit<Labels, OwnType | 'kind' | 'allow' | 'reviewBy'>;
  own: OwnLabels;
  /** Label of the disclosure with the drawing’s table */
  table: string;
  /** Where one asks about the numbers: the page with the message form, or an address if a vendor’s form takes no text from here */
  ask: { page: string } | { email: string };
}
