import { Component, createRef, type ReactNode } from 'react';
import type { ExposedModule } from '@site/contracts/federation';
import { RemoteFallback } from './RemoteFallback';

interface RemoteBoundaryProps {
  module: ExposedModule;
  title: string;
  /** Forgets what was loaded, so that the next attempt starts afresh. */
  onFailure: () => void;
  children: ReactNode;
}

/** Keeps a remote's failure, in loading or in rendering, to the remote's own place on the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private readonly place = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(failure: unknown) {
    this.props.onFailure();
    console.error(`${this.props.module} is not shown:`, failure);
    window.addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  private readonly retry = () => {
    window.removeEventListener('online', this.retry);
    // The button that was pressed goes away: reading and tabbing go on from this place.
    if (this.place.current?.contains(document.activeElement)) this.place.current.focus();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { title, children } = this.props;
    return (
      <div ref={this.place} tabIndex={-1}>
        {this.state.hasFailed ? <RemoteFallback title={title} onRetry={this.retry} /> : children}
      </div>
    );
  }
}
