import type { Kind, Table } from '../../figures/kind.ts';
import type { SuctionGas } from '../../figures/physics/gas.ts';
import type { DrawingWords, Figure, FigureOf } from '../../schemas/figures/index.ts';
import type { SettingsOf } from '../../schemas/settings.ts';
import type { Group } from '../fields/field.ts';
import type { OwnType } from '../fields/index.ts';
import type { Units } from '../units.ts';

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

/** A gas whose compressibility Z may not be known: then neither is what depends on it. */
export interface EnteredGas extends SuctionGas {
  suctionZ?: number | undefined;
  dischargeZ?: number | undefined;
}

/** Drawings with what is entered besides, in SI. */
interface OwnFigures {
  weibull: FigureOf<'weibull'> & { isLineOnly?: boolean };
  'site-rating': FigureOf<'site-rating'>;
  'performance-map': FigureOf<'performance-map'> & {
    now: EnteredGas & { speed: number };
    /** What isn't given is as now */
    next: Partial<EnteredGas> & { speed: number };
    /** Polytropic, % */
    efficiency: number;
  };
}
export type OwnFigure<T extends OwnType = OwnType> = OwnFigures[T];

type Settings = SettingsOf<'own-numbers'>;
export type OwnWords<T extends OwnType = OwnType> = Settings['instruments'][T];

/** What the browser gets once the button is pressed. */
export interface OwnData<T extends OwnType = OwnType> {
  figure: FigureOf<T>;
  drawing: DrawingWords[T];
  labels: Settings['labels'];
  words: OwnWords<T>;
  /** Label of the disclosure with the drawing’s table */
  table: string;
  /**
   * Where one asks about the numbers: the page with the message form, or an address if a vendor’s
   * form takes no text from here
   */
  ask: { page: string } | { email: string };
}

/** What is computed, one sentence that says it, and one on what would tell more. */
export interface Answer {
  table: Table;
  verdict: string;
  more: string;
}

/** A kind of drawing that a visitor can use with their own numbers. */
export interface Instrument<T extends OwnType = OwnType> {
  kind: Kind<T>;
  /** What a visitor enters. */
  groups: readonly Group[];
  /** The page’s drawing with what is entered besides. */
  withInputs(figure: FigureOf<T>): OwnFigure<T>;
  /** The drawing that follows from what is entered. */
  toDrawing(entered: OwnFigure<T>, words: OwnWords<T>): OwnFigure<T>;
  /** The same drawing in the units that operators use. */
  inUs?(figure: OwnFigure<T>): FigureOf<T>;
  /** @returns undefined where numbers become too large or too small to be written */
  answer(figure: OwnFigure<T>, units: Units, words: OwnWords<T>): Answer | undefined;
}
