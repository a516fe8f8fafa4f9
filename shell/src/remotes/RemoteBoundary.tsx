import { Component, createRef, type ReactNode } from 'react';
import { PART } from '@site/contracts/boot';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { noteError } from '../visit-report/errors';
import { RemoteFallback } from './RemoteFallback';

interface RemoteBoundaryProps {
  title: string;
  /** The module that is drawn here. */
  module: LocalisedModule;
  /** True where nothing but this part is on the page. */
  isPage: boolean;
  /** Told once the fallback stands: a part that is drawn elsewhere, or later, need not inherit this failure. */
  onFailure: () => void;
  /** Loads the module anew. */
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps a remote's failure, in loading or in rendering, to the remote's own place on the page. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private readonly place = createRef<HTMLDivElement>();

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    noteError(error);
    this.props.onFailure();
    window.addEventListener('online', this.retry, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retry);
  }

  private readonly retry = () => {
    window.removeEventListener('online', this.retry);
    // The button that was pressed goes away: reading and tabbing go on from this place.
    if (this.place.current?.contains(document.activeElement)) this.place.current.focus();
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render() {
    const { title, module, isPage, children } = this.props;
    return (
      <div ref={this.place} tabIndex={-1} {...{ [PART]: module }}>
        {this.state.hasFailed ? (
          <RemoteFallback title={title} isPage={isPage} onRetry={this.retry} />
        ) : (
          children
        )}
      </div>
    );
  }
}
