import type { ConsentCategory } from './consent.ts';
import type { WidgetSettings } from './embed-widget.ts';

type Widget = Pick<WidgetSettings, 'global' | 'init' | 'container'> & {
  vendor: string;
  script: string;
};

/**
 * What takes the place of third parties that are not connected. Where it has nothing, visitors find
 * e-mail and phone for a widget, and the file for its form. A consent category has the URL of a
 * script.
 */
export interface Unconnected extends Partial<Record<ConsentCategory, string>> {
  booking?: Widget;
  /** `takesMessage`: it shows a message that the URL brings, `#message=…`. */
  form?: Widget & { takesMessage: true };
  /**
   * URL of a hosted form.
   * @param slug of the service or case whose document is asked for
   */
  hostedForm?: (key: string, slug?: string) => string;
  /** URL of a white paper. */
  file?: (name: string) => string;
}

// The one place where the site knows its stand-ins.
export { STAND_INS as UNCONNECTED } from '../stand-ins/vendors.ts';
