import { Component, type ReactNode } from 'react';
import { errorText } from '../lib/error-text.ts';
import { READY } from './directives/hydrate.ts';

interface Props {
  /** Name of the island's component, sent in the event `READY`. */
  name: string;
  /** Message shown before the error's text. */
  failure: string;
  /** The island has no place in the page's layout: the message is fixed to the window's lower edge. */
  isFloating?: boolean;
  children: ReactNode;
}

/** Error boundary of each island: shows an error in the island's place; the rest of the page is not affected. */
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
