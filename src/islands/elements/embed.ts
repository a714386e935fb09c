import { EMBED_DELAY_MS, EMBED_MAX_TRIES, EMBED_RETRY_MS } from '../../config/constants.ts';
import type { EmbedCalls } from '../../lib/embed-widget.ts';
import { functionAt } from '../../lib/function-at.ts';
import { waitFor } from '../../lib/wait-for.ts';
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
  #life = new AbortController();

  connectedCallback() {
    this.#listen('addEventListener');
    whenActivated(() => this.isConnected && this.#enter());
  }

  disconnectedCallback() {
    this.#listen('removeEventListener');
    this.#leave();
  }

  handleEvent({ type, target, persisted }: Event & { persisted?: boolean }) {
    if (type === 'pagehide') this.#leave();
    else if (type === 'pageshow') persisted && this.#enter();
    else if ((target as Element).closest('[data-start]')) {
      // The button is hidden in the next state; the focus moves to the widget.
      this.focus();
      this.#start(0);
    }
  }

  #listen(how: 'addEventListener' | 'removeEventListener') {
    this[how]('click', this);
    window[how]('pagehide', this);
    window[how]('pageshow', this);
  }

  #enter() {
    if (this.dataset.load === 'entry') this.#start(EMBED_DELAY_MS);
  }

  #leave() {
    this.#life.abort();
    this.querySelector('[data-widget]')?.replaceChildren();
    this.dataset.state = 'idle';
  }

  /** Sets the state, and announces its label. */
  #show(state: State) {
    this.dataset.state = state;
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = this.dataset[state] ?? '';
  }

  async #start(delay: number) {
    this.#leave();
    this.#show('waiting');
    this.#life = new AbortController();
    const { signal } = this.#life;
    if ((await waitFor(() => true, { everyMs: delay, tries: 1, signal })) === 'aborted') return;

    const [isThere, problem] = this.#fill();
    const outcome = await waitFor(isThere, {
      everyMs: EMBED_RETRY_MS,
      tries: EMBED_MAX_TRIES,
      signal,
    });
    if (outcome === 'done') this.#show('ready');
    if (outcome !== 'exhausted') return;
    this.#leave();
    this.#show('failed');
    console.warn(this.dataset.warning, ...problem);
  }

  /**
   * Inserts container and script.
   * @returns a function that tells whether the widget is rendered, and the last error
   */
  #fill(): [isThere: () => boolean, problem: unknown[]] {
    const box = this.querySelector('[data-widget]');
    const parts = document.importNode(
      (this.querySelector('template') as HTMLTemplateElement).content,
      true,
    );
    const script = parts.querySelector('script') as HTMLScriptElement;
    const container = parts.firstElementChild as Element;
    const { global, queue, init } = JSON.parse(this.dataset.embed ?? '', (_key, value) =>
      value === '{container}' ? container : value,
    ) as EmbedCalls;
    const problem: unknown[] = [];
    const isDrawn = () => !!container.firstChild || !container.isConnected;
    const call = () => {
      for (const [name, ...values] of init)
        (functionAt(globals[global ?? ''], name) as Callable)(...values);
    };

    script.remove();
    box?.append(parts);
    if (global && queue) {
      globals[global] ??= queueOf();
      call();
    }
    // The script is not inserted twice, nor if a page from the back/forward cache still has its
    // global. A script without calls, which finds its containers itself, must run again for a
    // container added later.
    const twin = [...document.scripts].find(({ src }) => src === script.src);
    script.onload = () => {
      script.dataset.ran = '';
    };
    if (!isDrawn() && (!twin || (!init[0] && 'ran' in twin.dataset))) box?.append(script);

    const isThere = () => {
      if (!global || queue) return isDrawn();
      if (globals[global] === undefined) return false;
      try {
        call();
        return true;
      } catch (error) {
        problem[0] = error;
        container.replaceChildren();
        return false;
      }
    };
    return [isThere, problem];
  }
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
