/** What a story needs of a browser, and all that a driver has to be able to do. */
export interface Engine {
  /** Name and version, as the browser itself states them. */
  readonly name: string;
  /** Opens an address and waits for its load event. */
  open(address: string): Promise<void>;
  /** Gives the page this size, as near as the browser's window allows. */
  resize(width: number, height: number): Promise<void>;
  /** Value of a JavaScript expression in the page; a promise is waited for. It has to survive JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A press of the pointer at a place of the window, by real input events. */
  pressAt(x: number, y: number): Promise<void>;
  /** A key, by its name in W3C WebDriver. */
  key(key: Key): Promise<void>;
  back(): Promise<void>;
  /** Closes the tabs beside the first, and says how many there were. */
  closeFurtherTabs(): Promise<number>;
  quit(): Promise<void>;
}

/** Code points by which WebDriver names keys. */
const KEYS = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004', Space: '\uE00D' } as const;
export type Key = keyof typeof KEYS;

/** The input sources and steps of both WebDrivers' "perform actions" for a press. */
export const pressSteps = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** The same for a key. */
export const keySteps = (key: Key) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [
      { type: 'keyDown', value: KEYS[key] },
      { type: 'keyUp', value: KEYS[key] },
    ],
  },
];
