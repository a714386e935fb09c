import { functionAt } from '../../lib/function-at.ts';

/**
 * The one module that can load analytics. The layout writes the vendor's script into an inert
 * template:
 *
 *   <template id="analytics" data-stop="vendor.stop"><script src="…" data-…></script></template>
 *
 * A clone of the script runs once it is inserted; no URL is assigned, so Trusted Types allow it.
 * When consent is withdrawn, the vendor's function that `data-stop` names as a path from `window`
 * is called, and the script removed.
 */
let running: Element[] | undefined;

/** Starts or stops analytics; does nothing if it is in that state already. */
export function setAnalytics(allowed: boolean): void {
  if (allowed === !!running) return;
  const template = document.querySelector<HTMLTemplateElement>('#analytics');
  if (!template) return;
  if (running) {
    functionAt(window, template.dataset.stop ?? '')?.();
    for (const element of running) element.remove();
    running = undefined;
  } else {
    const clone = document.importNode(template.content, true);
    running = [...clone.children];
    document.head.append(clone);
  }
}
