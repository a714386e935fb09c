import { EMBED_DELAY_MS, EMBED_MAX_TRIES, EMBED_RETRY_MS } from '../../config/constants.ts';
import type { EmbedCalls } from '../../lib/embed-widget.ts';
import { functionAt } from '../../lib/function-at.ts';
import { pause, waitFor } from '../../lib/wait-for.ts';
import { whenActivated } from '../when-activated.ts';

type State = 'idle' | 'waiting' | 'ready' | 'failed';

type Callable = (...values: unknown[]) => unknown;

const globals = window as unknown as Record<string, unknown>;

/**
 * A third party's widget. Its container and script are in a template, where both are inert; this
 * element inserts them, makes the vendor's calls, and removes everything when the page is left. The
 * script element comes from the HTML parser; no URL is assigned, so Trusted Types allow it.
 */
class SiteEmbed extends HTMLElement {
  /** Aborted when the page is left, or the widget started again. */
  #visit = new AbortController();
  /** The last error of the vendor's calls, if any. */
  #problem: unknown[] = [];

  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('[data-start]')) return;
      // The button is hidden in the next state; the focus moves to the widget.
      this.focus();
      void this.#start(0);
    });
    addEventListener('pagehide', () => this.#leave());
    addEventListener('pageshow', ({ persisted }) => persisted && this.#enter());
    whenActivated(() => this.#enter());
  }

  #enter() {
    if (this.dataset.load === 'entry') void this.#start(EMBED_DELAY_MS);
  }

  #leave() {
    this.#visit.abort();
    this.querySelector('[data-widget]')?.replaceChildren();
    this.#show('idle');
  }

  /** Sets the state, and announces its label, if it has one. */
  #show(state: State) {
    this.dataset.state = state;
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = this.dataset[state] ?? '';
  }

  async #start(delay: number) {
    this.#leave();
    this.#show('waiting');
    this.#visit = new AbortController();
    const { signal } = this.#visit;
    if (!(await pause(delay, signal))) return;

    const isRendered = this.#insert();
    const outcome = await waitFor(isRendered, {
      everyMs: EMBED_RETRY_MS,
      tries: EMBED_MAX_TRIES,
      signal,
    });
    if (outcome === 'done') this.#show('ready');
    if (outcome !== 'exhausted') return;
    this.#leave();
    this.#show('failed');
    console.warn(this.dataset.warning, ...this.#problem);
  }

  /**
   * Inserts container and script, after the calls where they can be queued.
   * @returns a function that tells whether the widget is rendered
   */
  #insert(): () => boolean {
    const { container, script } = partsOf(this);
    const calls = callsOf(this, container);
    const box = this.querySelector('[data-widget]');
    box?.append(container);
    if (calls.global && calls.queue) {
      globals[calls.global] ??= queueOf();
      makeCalls(calls);
    }
    if (!isFilled(container) && hasToRun(script, calls)) {
      noteRun(script);
      box?.append(script);
    }
    this.#problem = [];
    return () => this.#isRendered(container, calls);
  }

  /** Whether the widget is rendered; makes the vendor's calls first if they can't be queued. */
  #isRendered(container: Element, calls: EmbedCalls): boolean {
    if (!calls.global || calls.queue) return isFilled(container);
    if (globals[calls.global] === undefined) return false;
    try {
      makeCalls(calls);
      return true;
    } catch (error) {
      this.#problem = [error];
      container.replaceChildren();
      return false;
    }
  }
}

/** Container and script of a widget, from its template. */
function partsOf(embed: Element) {
  const template = embed.querySelector('template') as HTMLTemplateElement;
  const parts = document.importNode(template.content, true);
  return {
    container: parts.firstElementChild as Element,
    script: parts.lastElementChild as HTMLScriptElement,
  };
}

/** The vendor's calls, whose placeholder for the container is the container. */
const callsOf = (embed: HTMLElement, container: Element): EmbedCalls =>
  JSON.parse(embed.dataset.embed ?? '', (_key, value) =>
    value === '{container}' ? container : value,
  );

/** @throws if the vendor's global has no such function, or the function throws */
function makeCalls({ global = '', init }: EmbedCalls) {
  for (const [name, ...values] of init) (functionAt(globals[global], name) as Callable)(...values);
}

/** Whether a container has something in it, or has been replaced. */
const isFilled = (container: Element) => !!container.firstChild || !container.isConnected;

/**
 * Whether a script has to be inserted: not twice. One without calls, which finds its containers
 * itself, must run again for a container added later.
 */
function hasToRun(script: HTMLScriptElement, { init }: EmbedCalls): boolean {
  const twin = [...document.scripts].find(({ src }) => src === script.src);
  return !twin || (init.length === 0 && 'ran' in twin.dataset);
}

/** Marks a script once it has run. */
function noteRun(script: HTMLScriptElement) {
  script.onload = () => {
    script.dataset.ran = '';
  };
}

export const defineEmbeds = () => customElements.define('site-embed', SiteEmbed);

/**
 * A queue in place of a vendor's global until the vendor's script is loaded and makes the queued
 * calls.
 */
function queueOf() {
  const queue = Object.assign((...call: unknown[]) => queue.q.push(call), {
    q: [] as unknown[],
    ns: {},
    loaded: true,
  });
  return queue;
}
