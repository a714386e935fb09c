import { Component, type ReactNode } from 'react';
import { errorText } from '../lib/error-text.ts';
import { READY } from './directives/hydrate.ts';

interface Props {
  /** Name of the island's component, by which it says that it is there. */
  name: string;
  /** What is said where the island failed, before the error's own text. */
  failure: string;
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
      <div className="island-error" role="alert">
        <p>{this.props.failure}</p>
        <p>{errorText(this.state.error)}</p>
      </div>
    );
  }
}
