import 'astro';
import type { IntentOptions } from './intent.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on hover, focus or touch; see intent.ts. */
    'client:intent'?: boolean | IntentOptions;
    /** Hydrates the promotional popup after its delay; see delayed.ts. */
    'client:delayed'?: boolean;
  }
}
