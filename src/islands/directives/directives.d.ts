import 'astro';
import type { Touch } from './touch.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island once it, or what its options name, is touched; see touch.ts. */
    'client:touch'?: boolean | Touch;
    /** Loads the promotional popup when its time has come; see due.ts. */
    'client:due'?: boolean;
  }
}
