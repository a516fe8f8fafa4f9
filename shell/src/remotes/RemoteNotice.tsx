import { useEffect, useSyncExternalStore } from 'react';
import { FORM_SUBMITTED } from '@site/contracts/boot';
import type { ExposedModule } from '@site/contracts/exposedModules';
import type { RemoteResource } from './remoteResource';
import { RemoteFallback } from './RemoteFallback';

export interface RemoteNoticeProps<Module extends ExposedModule> {
  title: string;
  resource: RemoteResource<Module>;
}

/**
 * Stands beside content that was prerendered while its remote has failed: the content can be read, its buttons do not work.
 * Coming back online tries again by itself.
 */
export function RemoteNotice<Module extends ExposedModule>({
  title,
  resource,
}: RemoteNoticeProps<Module>) {
  const { subscribe, hasFailed, retry } = resource;
  const isDown = useSyncExternalStore(subscribe, hasFailed, () => false);

  useEffect(() => {
    if (!isDown) return;
    // A form that was submitted before it came alive says that it is sending; nobody is.
    document
      .querySelectorAll(`[${FORM_SUBMITTED}]`)
      .forEach((form) => form.removeAttribute(FORM_SUBMITTED));
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isDown, retry]);

  return isDown ? <RemoteFallback title={title} onRetry={retry} /> : null;
}
