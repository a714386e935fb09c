import 'astro';
import type { Touch } from './touch.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on pointer over, focus or touch; see touch.ts. */
    'client:touch'?: boolean | Touch;
    /** Hydrates the promotional popup after its delay; see due.ts. */
    'client:due'?: boolean;
  }
}
