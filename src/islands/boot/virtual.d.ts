declare module 'virtual:island-runtime' {
  /** Defines the element `<astro-island>` in a built page; in development Astro's inline script defines it. */
  export function defineIslands(): void;
}
