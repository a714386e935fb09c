/** A prop as Astro writes it: its kind, then its value. Kind 1 is a list, kind 0 anything else that JSON can carry. */
type Prop = [kind: 0 | 1, value?: unknown];
type Props = Record<string, unknown>;
type Hydrator = (island: Element) => (component: unknown, props: Props, slots: object, how: { client: string }) => unknown;

const readProp = ([kind, value]: Prop): unknown =>
  kind ? (value as Prop[]).map(readProp) : typeof value === 'object' && value ? readProps(value as Record<string, Prop>) : value;
const readProps = (props: Record<string, Prop>): Props =>
  Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, readProp(prop)]));

/**
 * Astro's element round an island, as far as this site needs it: no slots, no island in another, props that JSON can carry
 * (integrations/strip-runtime.ts holds the pages to that). Astro's own weighs three times as much, on every page.
 */
class Island extends HTMLElement {
  connectedCallback() {
    const of = (name: string) => this.getAttribute(name) ?? '';
    const client = of('client');
    const load = async () => {
      const [component, { default: hydrator }] = (await Promise.all([
        import(/* @vite-ignore */ of('component-url')),
        import(/* @vite-ignore */ of('renderer-url')),
      ])) as [Props, { default: Hydrator }];
      return async () => {
        await hydrator(this)(component[of('component-export')], readProps(JSON.parse(of('props'))), {}, { client });
        this.removeAttribute('ssr');
      };
    };
    const directives = (window as unknown as { Astro: Record<string, (load: unknown, options: unknown, island: Element) => void> }).Astro;
    directives[client]?.(load, JSON.parse(of('opts')), this);
  }
}

export const defineIslands = () => customElements.define('astro-island', Island);
