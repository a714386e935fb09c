import { Component, type ReactNode } from 'react';
import { errorText } from '../lib/error-text.ts';
import { READY } from './directives/hydrate.ts';

interface Props {
  /** Name of the island's component, by which it says that it is there. */
  name: string;
  /** What is said where the island failed, before the error's own text. */
  failure: string;
  /** The island has no place of its own in the page: the message stands at the window's lower edge. */
  isFloating?: boolean;
  children: ReactNode;
}

/** Stands round each island: an error in one is told in its place, and the rest of the page stays as it is. */
export class Boundary extends Component<Props, { error?: unknown }> {
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
