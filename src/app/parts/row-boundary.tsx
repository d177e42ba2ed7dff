import { Component, type ComponentChildren } from 'preact';

import { SCREENS } from '../../words/index.ts';

interface Props {
  readonly children?: ComponentChildren;
  /** Whether it stands by itself, and not in a list. */
  readonly alone?: true;
}

/** A row of a list, or a part that stands by itself; where it cannot be drawn it says so in its place, and the rest of the page stands. */
export class RowBoundary extends Component<Props, { failed: boolean }> {
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
    if (!this.state.failed) return this.props.children;
    return this.props.alone ? (
      <p class="muted">{SCREENS.rowFailed}</p>
    ) : (
      <li class="row muted">{SCREENS.rowFailed}</li>
    );
  }
}
