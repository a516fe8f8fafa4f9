import { startTransition, useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { Part } from '@site/contracts/exposedModules';

export type MountPart<Props> = Part<Props>['mount'];

/** Makes what an exposed module is from a component: it is drawn by a root of its own, with the React that it was built with. */
export function part<Props extends object>(Component: ComponentType<Props>) {
  const mount: MountPart<Props> = (element, initial, options) => {
    const { idPrefix, isPrerendered, onReady, onFailure } = options;
    let props = initial;
    let hasEnded = false;
    let changed = () => {};
    const subscribe = (listener: () => void) => {
      changed = listener;
      return () => {};
    };

    // `root.render` with other props before hydration has ended would make React draw the content again.
    function WithProps() {
      const shown = useSyncExternalStore(
        subscribe,
        () => props,
        () => initial,
      );
      useLayoutEffect(onReady, []);
      return <Component {...shown} />;
    }

    function end() {
      hasEnded = true;
      // React refuses to end a root while it draws another one.
      queueMicrotask(() => root.unmount());
    }

    const rootOptions: RootOptions = {
      identifierPrefix: idPrefix,
      onUncaughtError(error) {
        if (hasEnded) return;
        end();
        onFailure(error);
      },
      // Something else has changed what was prerendered, and React has drawn it again. A root that ends while it hydrates says so
      // as well.
      // eslint-disable-next-line no-console -- the part works: nothing of this page has failed
      onRecoverableError: (error) => void (hasEnded || console.warn('Drawn again:', error)),
    };
    let root: Root;
    if (isPrerendered) {
      // Outside of a transition, a long part hydrates in one task.
      startTransition(() => {
        root = hydrateRoot(element, <WithProps />, rootOptions);
      });
    } else {
      root = createRoot(element, rootOptions);
      root.render(<WithProps />);
    }

    return {
      update(next) {
        props = next;
        changed();
      },
      unmount: end,
    };
  };
  return { mount };
}
