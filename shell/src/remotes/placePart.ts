import { moduleOf, type MountedPart, type Part } from '@site/contracts/exposedModules';
import { cancelSubmits } from '@site/contracts/formDrafts';
import { part } from '@site/shared-ui/part';
import { noteError } from '../visit-report/errors';
import { noteThrown } from '../visit-report/outcomes';
import { keepContent, moveKeptContent } from './keptContent';
import { reloadIfOutdated } from './liveReleases';
import { awaitPart, drawAfterPage, mountInTurn } from './partsReady';
import type { RemoteModule } from './remoteModule';

/** What the shell shows beside a part: a placeholder while it is awaited, how to go on when it failed, or nothing. */
export type PartStatus = 'shown' | 'loading' | 'failed';

export interface PlacedPart {
  update(props: object): void;
  /** Tries again after a failure, unless other releases are live by now: then the page is reloaded. */
  retry(): void;
  /** Ends the part with its place. */
  remove(): void;
}

/** A prefix of ids that no other part has. */
export const idPrefixOf = (module: string): string => module.replace(/\W/g, '-');

/** How often a part that throws once it was shown is drawn again. */
const MAX_REDRAWS = 3;

const isSame = (one: object, other: object) =>
  Object.entries({ ...one, ...other }).every(
    ([name, value]) => (one as Record<string, unknown>)[name] === value,
  );

export interface PlaceOptions {
  props: object;
  /** True where the part is the whole page: others are drawn once the page around them is painted. */
  isPage: boolean;
  show: (status: PartStatus) => void;
}

/**
 * Puts a part into an element that React does not look into. Where the element has prerendered content, the part sleeps until
 * somebody wants its module; an empty one asks for it.
 */
export function placePart(
  element: Element,
  module: RemoteModule,
  { props: initial, isPage, show }: PlaceOptions,
): PlacedPart {
  let props = initial;
  let mounted: MountedPart<object> | undefined;
  let isRemoved = false;
  let hasThrown = false;
  let isShown = false;
  let redraws = 0;
  const end = awaitPart();

  function fail() {
    end();
    cancelSubmits(element);
    show('failed');
    window.addEventListener('online', retry);
    // Nobody sends what is submitted now.
    element.addEventListener('submit', retry);
    if (!element.hasChildNodes()) void reloadIfOutdated({ isByItself: true });
  }

  function endRetries() {
    window.removeEventListener('online', retry);
    element.removeEventListener('submit', retry);
  }

  const mount = (): Promise<void> =>
    new Promise((resolve) => {
      const state = module.state();
      if (isRemoved || mounted || state.step !== 'loaded') return resolve();
      // Remotes that others built expose components, which are objects if they are memoised.
      const { mount: mountPart } = (
        'mount' in state.part ? state.part : part(state.part)
      ) as Part<object>;
      const onReady = () => {
        end();
        isShown = true;
        show('shown');
        resolve();
      };
      const onFailure = (failure: unknown) => {
        console.error(`${module.name} is not shown:`, failure);
        noteError(failure);
        noteThrown(moduleOf(module.name), failure);
        mounted = undefined;
        // A translator or an extension has changed its elements: drawn again it is as before, with what was typed.
        if (isShown && redraws++ < MAX_REDRAWS) {
          // Its root ends in a microtask of its own.
          queueMicrotask(() => void mount());
        } else {
          hasThrown = true;
          fail();
        }
        isShown = false;
        resolve();
      };
      const isPrerendered = element.hasChildNodes();
      const idPrefix = idPrefixOf(module.name);
      try {
        const placed = mountPart(element, props, { idPrefix, isPrerendered, onReady, onFailure });
        // It may have said already that it failed.
        if (!hasThrown) mounted = placed;
      } catch (failure) {
        onFailure(failure);
      }
    });

  function follow() {
    const { step } = module.state();
    if (mounted || hasThrown) return;
    if (step === 'failed') fail();
    else if (step === 'loaded' && element.hasChildNodes()) mountInTurn(mount);
    else if (step === 'loaded' && isPage) void mount();
    else if (step === 'loaded') drawAfterPage(() => void mount());
    else show(element.hasChildNodes() ? 'shown' : 'loading');
  }

  function retry() {
    endRetries();
    show(element.hasChildNodes() ? 'shown' : 'loading');
    void reloadIfOutdated().then((isReloading) => {
      if (isReloading || isRemoved) return;
      hasThrown = false;
      module.load();
      follow();
    });
  }

  const isInPlace = element.hasChildNodes();
  moveKeptContent(module.name, props, element);
  if (isInPlace) end();
  else module.load();
  const unsubscribe = module.subscribe(follow);
  follow();

  return {
    update(next) {
      if (isSame(props, next)) return;
      props = next;
      mounted?.update(props);
    },
    retry,
    remove() {
      isRemoved = true;
      end();
      unsubscribe();
      endRetries();
      if (mounted) mounted.unmount();
      else keepContent(module.name, props, element);
    },
  };
}
