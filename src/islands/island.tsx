import { Component, type ComponentType, type ReactNode } from 'react';
import { errorText } from '../lib/error-text.ts';
import { READY } from './directives/hydrate.ts';

interface Failure {
  /** Message shown before an error's text. */
  failure: string;
}

interface Place {
  /** The island has no place in the page's layout: the message is fixed to the window's lower edge. */
  isFloating?: boolean;
}

/**
 * Makes a component an island: an error in it is shown in its place, and it reports when it is mounted.
 * @param name the constant that the island is exported as: `export const Hero = island('Hero', Controls)`. Under this name the island's
 * directive waits until it can answer the first click.
 */
export const island =
  <P extends object>(name: string, View: ComponentType<P>, { isFloating = false }: Place = {}) =>
  (props: P & Failure) => (
    <Boundary name={name} failure={props.failure} isFloating={isFloating}>
      <View {...props} />
    </Boundary>
  );

interface Props extends Failure, Place {
  /** Sent in the event `READY`. */
  name: string;
  children: ReactNode;
}

/** Shows an error in the island's place; the rest of the page is not affected. */
class Boundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    document.dispatchEvent(new CustomEvent(READY, { detail: this.props.name }));
  }

  override render() {
    if (!('error' in this.state)) return this.props.children;
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
