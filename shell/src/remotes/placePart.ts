import { moduleOf, type MountedPart, type Part } from '@site/contracts/exposedModules';
import { cancelSubmits } from '@site/contracts/formDrafts';
import { part } from '@site/shared-ui/part';
import { noteError } from '../visit-report/errors';
import { noteFailure } from '../visit-report/outcomes';
import { keepContent, moveKeptContent } from './keptContent';
import { reloadIfOutdated } from './liveReleases';
import { awaitPart, mountInTurn } from './partsReady';
import type { RemoteModule } from './remoteModule';

/** What the shell shows beside a part: a placeholder while it is awaited, how to go on when it failed, or nothing. */
export type PartStatus = 'shown' | 'loading' | 'failed';

export interface PlacedPart {
  update(props: object): void;
  /** Ends the part with its place. */
  remove(): void;
}

/** A prefix of ids that no other part has. */
export const idPrefixOf = (module: string): string => module.replace(/\W/g, '-');

/** What is to be seen of a part that has not failed. */
export const statusOf = (element: Element): PartStatus =>
  element.hasChildNodes() ? 'shown' : 'loading';

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
  let redraws = 0;
  const end = awaitPart();

  function fail(failure: unknown) {
    console.error(`${module.name} is not shown:`, failure);
    noteError(failure);
    noteFailure(moduleOf(module.name), failure);
    end();
    cancelSubmits(element);
    show('failed');
    if (!element.hasChildNodes()) void reloadIfOutdated({ isByItself: true });
  }

  const mount = (): Promise<void> =>
    new Promise((resolve) => {
      const state = module.state();
      if (isRemoved || mounted || state.step !== 'loaded') return resolve();
      // Remotes that others built expose components, which are objects if they are memoised.
      const exposed = ('mount' in state.part ? state.part : part(state.part)) as Part<object>;
      let isShown = false;
      let hasThrown = false;
      const onReady = () => {
        isShown = true;
        end();
        show('shown');
        resolve();
      };
      const onFailure = (failure: unknown) => {
        hasThrown = true;
        mounted = undefined;
        // A translator or an extension has changed its elements: drawn again it is as before, with what was typed. Its root ends
        // in a microtask of its own.
        if (isShown && redraws++ < MAX_REDRAWS) queueMicrotask(() => void mount());
        else fail(failure);
        resolve();
      };
      const isPrerendered = element.hasChildNodes();
      const idPrefix = idPrefixOf(module.name);
      try {
        const placed = exposed.mount(element, props, {
          idPrefix,
          isPrerendered,
          onReady,
          onFailure,
        });
        if (!hasThrown) mounted = placed;
      } catch (failure) {
        onFailure(failure);
      }
    });

  function follow() {
    const state = module.state();
    if (state.step === 'failed') fail(state.failure);
    else if (state.step !== 'loaded') show(statusOf(element));
    else if (isPage && !element.hasChildNodes()) void mount();
    else mountInTurn(mount);
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
    remove() {
      isRemoved = true;
      end();
      unsubscribe();
      if (mounted) mounted.unmount();
      else keepContent(module.name, props, element);
    },
  };
}
