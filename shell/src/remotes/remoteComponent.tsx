import { createElement, Suspense, use, useContext, type ComponentType } from 'react';
import type { ExposedModule, ExposedProps } from '@site/contracts/federation';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { ModulesShown } from './modulesShown';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteNotice } from './RemoteNotice';
import { RemotePlaceholder, type PlaceholderSize } from './RemotePlaceholder';
import { remoteResource } from './remoteResource';
import { resources } from './resources';

export interface RemoteComponentOptions {
  /** What the visitor calls it, as it stands in "… could not be loaded". */
  title: string;
  /** How much room is kept while it loads. */
  size: PlaceholderSize;
}

/**
 * A component of a remote, with the props of the contract. On a page that was composed its content is there already and
 * comes alive when the remote arrives; if it fails, the content stays and a notice with *Try again* stands beside it.
 * Where nothing is there yet its room is kept, and a failure puts a fallback in its place. The rest goes on either way.
 */
export function remoteComponent<Module extends ExposedModule>(
  module: Module,
  { title, size }: RemoteComponentOptions,
): ComponentType<ExposedProps[Module]> {
  const resource = remoteResource(module);
  resources.set(module, resource);

  function Loaded(props: ExposedProps[Module]) {
    useContext(ModulesShown)(module);
    // On the server nothing is there to be kept: a failure must fail the page.
    const isPrerendered = useIsHydrating() && typeof document !== 'undefined';
    const part = use(isPrerendered ? resource.readPatiently() : resource.read());
    return createElement(part as ComponentType<ExposedProps[Module]>, props);
  }

  function RemoteComponent(props: ExposedProps[Module]) {
    return (
      <RemoteBoundary title={title} onFailure={resource.forgetFailure} onRetry={resource.retry}>
        <Suspense fallback={<RemotePlaceholder title={title} size={size} />}>
          {createElement(Loaded as ComponentType<ExposedProps[Module]>, props)}
        </Suspense>
        <RemoteNotice title={title} resource={resource} />
      </RemoteBoundary>
    );
  }
  return RemoteComponent;
}
