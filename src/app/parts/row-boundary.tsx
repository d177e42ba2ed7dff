import { Component, type ComponentChildren } from 'preact';

import { ROW_FAILED } from '../../words/index.ts';

/** A row of a list; where it cannot be drawn it says so in its place, and the rest of the page stands. */
export class RowBoundary extends Component<{ readonly children?: ComponentChildren }, { failed: boolean }> {
  override state = { failed: false };

  /** What is shown once a row has failed. */
  static override getDerivedStateFromError() {
    return { failed: true };
  }

  /** The fault is told as any other of the page. */
  override componentDidCatch(reason: unknown) {
    setTimeout(() => {
      throw reason;
    });
  }

  override render() {
    return this.state.failed ? <li class="row muted">{ROW_FAILED}</li> : this.props.children;
  }
}
