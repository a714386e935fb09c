import { Component, type ComponentType, createRef, type ReactNode } from 'react';
import { errorText } from '../lib/error-text.ts';
import { READY } from './directives/hydrate.ts';

interface Failure {
  /** Message shown before an error's text. */
  failure: string;
}

interface Options {
  /**
   * The island has no place in the page's layout: the message is fixed to the window's lower edge.
   */
  isFloating?: boolean;
}

/**
 * Makes a component an island: an error in it is shown in its place, and it reports when it is
 * mounted and can answer the first click.
 */
export const island =
  <P extends object>(View: ComponentType<P>, { isFloating = false }: Options = {}) =>
  (props: P & Failure) => (
    <Boundary failure={props.failure} isFloating={isFloating}>
      <View {...props} />
    </Boundary>
  );

/**
 * For an element with nothing but a text in it, which a translation of the page may have replaced
 * before hydration; without this, React would render the whole island anew.
 */
export const TRANSLATABLE = { suppressHydrationWarning: true };

interface Props extends Failure, Options {
  children: ReactNode;
}

/** Shows an error in the island's place; the rest of the page is not affected. */
class Boundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};
  /** An element of the island, from which the event reaches its own directive. */
  marker = createRef<HTMLTemplateElement>();

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    this.marker.current?.dispatchEvent(new Event(READY, { bubbles: true }));
  }

  override render() {
    return (
      <>
        {'error' in this.state ? this.message() : this.props.children}
        <template ref={this.marker} />
      </>
    );
  }

  message() {
    return (
      <div
        className={`border-2 border-plum bg-paper px-5 py-3 text-ink ${this.props.isFloating ? 'fixed inset-x-0 bottom-0 z-20 max-h-[50vh] overflow-y-auto' : ''}`}
        role="alert"
      >
        <p className="font-semibold">{this.props.failure}</p>
        <p>{errorText(this.state.error)}</p>
      </div>
    );
  }
}
