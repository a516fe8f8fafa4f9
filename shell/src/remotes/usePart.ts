import { useLayoutEffect, useRef, useState } from 'react';
import {
  moduleOf,
  type LocalisedModule,
  type MountedPart,
  type Part,
} from '@site/contracts/exposedModules';
import { cancelSubmits } from '@site/contracts/formDrafts';
import { part } from '@site/shared-ui/part';
import { noteError } from '../visit-report/errors';
import { noteFailure } from '../visit-report/outcomes';
import { keepContent, moveKeptContent, restoreContent } from './keptContent';
import { reloadIfOutdated } from './liveReleases';
import { awaitPart, mountInTurn } from './partsReady';
import { remoteModule } from './remoteModule';

/**
 * What the shell shows beside a part: a placeholder while it is awaited, how to go on when it failed, or nothing. Of one that is
 * missing, nothing that was prerendered can be read.
 */
export type PartStatus = 'shown' | 'loading' | 'failed' | 'missing';

/** A prefix of ids that no other part has. */
export const idPrefixOf = (module: string): string => module.replace(/\W/g, '-');

/** How often a part that throws once it was shown is drawn again. */
const MAX_REDRAWS = 3;

/**
 * Marks the element that a part's root is drawn into, in the place that the shell has for it. In an element of another root React
 * swallows what is clicked while a root hydrates: a link there would load its page as a document.
 */
export const PART_ROOT = 'data-part-root';

const rootIn = (place: Element): Element | null => place.querySelector(`[${PART_ROOT}]`);

const hasContent = (place: Element): boolean => rootIn(place)?.hasChildNodes() === true;

function addRoot(place: Element): Element {
  const root = document.createElement('div');
  root.setAttribute(PART_ROOT, '');
  place.replaceChildren(root);
  return root;
}

const statusOf = (place: Element): PartStatus => (hasContent(place) ? 'shown' : 'loading');

const isSame = (one: object, other: object) =>
  Object.entries({ ...one, ...other }).every(
    ([name, value]) => (one as Record<string, unknown>)[name] === value,
  );

/**
 * Puts a part into an element that React does not look into. Where the element has prerendered content, the part sleeps until
 * somebody wants its module; an empty one asks for it. `isPage` says that the part is the whole page: others are drawn once the
 * page around them is painted.
 */
export function usePart(
  name: LocalisedModule,
  props: object,
  { isPage, initialStatus }: { isPage: boolean; initialStatus: PartStatus },
) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPart<object>>(undefined);
  const given = useRef(props);
  const [status, setStatus] = useState(initialStatus);
  const [attempt, setAttempt] = useState(1);

  useLayoutEffect(() => {
    if (isSame(props, given.current)) return;
    given.current = props;
    mounted.current?.update(props);
  });

  useLayoutEffect(() => {
    const place = element.current as HTMLDivElement;
    const module = remoteModule(name);
    const endWaiting = awaitPart();
    let isRemoved = false;
    let redraws = 0;
    let prerendered: Node | undefined;

    function fail(failure: unknown) {
      console.error(`${name} is not shown:`, failure);
      noteError(failure);
      noteFailure(moduleOf(name), failure);
      endWaiting();
      cancelSubmits(place);
      const isMissing = !hasContent(place);
      setStatus(isMissing ? 'missing' : 'failed');
      if (isMissing) void reloadIfOutdated({ isByItself: true });
    }

    const mount = (): Promise<void> =>
      new Promise((resolve) => {
        const state = module.state();
        if (isRemoved || mounted.current || state.step !== 'loaded') return resolve();
        // Remotes that others built expose components, which are objects if they are memoised.
        const exposed = ('mount' in state.part ? state.part : part(state.part)) as Part<object>;
        let isShown = false;
        let hasThrown = false;
        const onReady = () => {
          isShown = true;
          endWaiting();
          setStatus('shown');
          resolve();
        };
        const onFailure = (failure: unknown) => {
          hasThrown = true;
          mounted.current = undefined;
          // Its root ends in a microtask of its own.
          queueMicrotask(() => {
            // A translator or an extension has changed its elements: drawn again it is as before, with what was typed.
            if (isShown && redraws++ < MAX_REDRAWS) return void mount();
            if (prerendered && !isRemoved) restoreContent(place, prerendered);
            fail(failure);
          });
          resolve();
        };
        const root = rootIn(place) ?? addRoot(place);
        const isPrerendered = root.hasChildNodes();
        if (isPrerendered) prerendered = place.cloneNode(true);
        const options = { idPrefix: idPrefixOf(name), isPrerendered, onReady, onFailure };
        try {
          const placed = exposed.mount(root, given.current, options);
          if (!hasThrown) mounted.current = placed;
        } catch (failure) {
          onFailure(failure);
        }
      });

    function follow() {
      const state = module.state();
      if (state.step === 'failed') fail(state.failure);
      else if (state.step !== 'loaded') setStatus(statusOf(place));
      else if (isPage && !hasContent(place)) void mount();
      else mountInTurn(mount);
    }

    const isInPlace = hasContent(place);
    moveKeptContent(name, given.current, place);
    if (isInPlace) endWaiting();
    else module.load();
    const unsubscribe = module.subscribe(follow);
    follow();

    return () => {
      isRemoved = true;
      endWaiting();
      unsubscribe();
      if (mounted.current) mounted.current.unmount();
      else if (hasContent(place)) keepContent(name, given.current, place);
      mounted.current = undefined;
    };
  }, [name, isPage, attempt]);

  /** Tries again, unless other releases are live by now: then the page is reloaded. */
  async function retry({ type }: { type: string }) {
    const place = element.current as HTMLDivElement;
    // The button that was pressed goes away: reading and tabbing go on from this place.
    if (type === 'click') place.focus();
    setStatus(statusOf(place));
    if (await reloadIfOutdated()) return;
    remoteModule(name).load();
    setAttempt(attempt + 1);
  }
  return { element, status, retry };
}
