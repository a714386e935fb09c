declare module 'virtual:island-runtime' {
  /** Defines Astro's element `<astro-island>` in a built page; in development, Astro's own inline script does. */
  export function defineIslands(): void;
}
