/** The functions that each browser's driver implements for the tests. */
export interface Engine {
  /** Name and version, as the browser itself states them. */
  readonly name: string;
  /** Opens a URL and waits for its load event. */
  open(url: string): Promise<void>;
  /** Gives the page this size in px, as near as the browser's window allows. */
  resize(width: number, height: number): Promise<void>;
  /** Value of a JavaScript expression in the page; a promise is awaited. The value must be serialisable as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks at a point of the window, in px, by real input events. */
  clickAt(x: number, y: number): Promise<void>;
  key(key: Key): Promise<void>;
  back(): Promise<void>;
  /** The tabs that pages have opened. */
  furtherTabs(): Promise<string[]>;
  close(tabs: readonly string[]): Promise<void>;
  quit(): Promise<void>;
}

export type Key = 'Escape' | 'Enter' | 'Tab';
