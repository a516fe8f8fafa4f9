import { createElement, Suspense, use, type ComponentType } from 'react';
import type { Exposed, ExposedModule, ExposedProps } from '@site/contracts/federation';
import { loadExposed } from './loadExposed';
import { RemoteBoundary } from './RemoteBoundary';
import { RemotePlaceholder, type PlaceholderSize } from './RemotePlaceholder';

export interface RemoteComponentOptions {
  /** What the visitor calls it, as it stands in "… could not be loaded". */
  title: string;
  /** How much room is kept while it loads. */
  size: PlaceholderSize;
}

/**
 * A component of a remote, with the props of the contract. It is loaded when it is first shown; until then its
 * room is kept, and if it fails the visitor gets a fallback with *Try again* in its place while the rest goes on.
 */
export function remoteComponent<Module extends ExposedModule>(
  module: Module,
  { title, size }: RemoteComponentOptions,
): ComponentType<ExposedProps[Module]> {
  let loading: Promise<Exposed<Module>> | undefined;

  function Loaded(props: ExposedProps[Module]) {
    loading ??= loadExposed(module);
    return createElement(use(loading) as ComponentType<ExposedProps[Module]>, props);
  }

  function RemoteComponent(props: ExposedProps[Module]) {
    return (
      <RemoteBoundary module={module} title={title} onFailure={() => (loading = undefined)}>
        <Suspense fallback={<RemotePlaceholder title={title} size={size} />}>
          {createElement(Loaded as ComponentType<ExposedProps[Module]>, props)}
        </Suspense>
      </RemoteBoundary>
    );
  }
  return RemoteComponent;
}
