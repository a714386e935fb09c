/*
 * The one module that can load a script that needs consent. The layout writes it into an inert
 * template (`components/ConsentedScripts.astro`):
 *
 *   <template data-consent="analytics" data-stop="vendor.stop"><script src="…" data-…></script></template>
 *
 * A clone of the script runs once it is inserted; no URL is assigned, so Trusted Types allow it.
 * When consent is withdrawn, the vendor's function that `data-stop` names as a path from `window`
 * is called, and the script removed.
 */
import type { ConsentCategory } from '../../lib/consent.ts';
import { functionAt } from '../../lib/function-at.ts';

/** The running scripts, by the template that each comes from. */
const running = new Map<HTMLTemplateElement, Element[]>();

/** Starts the scripts of these categories and stops all others; leaves what is in that state. */
export function runOnly(allowed: readonly ConsentCategory[]): void {
  const names: readonly string[] = allowed;
  for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-consent]')) {
    const isAllowed = names.includes(template.dataset.consent ?? '');
    if (isAllowed === running.has(template)) continue;
    if (isAllowed) start(template);
    else stop(template);
  }
}

function start(template: HTMLTemplateElement) {
  const clone = document.importNode(template.content, true);
  running.set(template, [...clone.children]);
  document.head.append(clone);
}

function stop(template: HTMLTemplateElement) {
  functionAt(window, template.dataset.stop ?? '')?.();
  for (const element of running.get(template) ?? []) element.remove();
  running.delete(template);
}
