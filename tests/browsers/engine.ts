/** The functions of a browser that the stories use; each driver implements them. */
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
  /** Closes all tabs except the first. @returns how many were closed */
  closeFurtherTabs(): Promise<number>;
  quit(): Promise<void>;
}

export type Key = 'Escape' | 'Enter' | 'Tab' | 'Space';
