import { useContext, useLayoutEffect, useRef, useState } from 'react';
import type { PartStatus } from '@site/contracts/boot';
import {
  moduleOf,
  type LocalisedModule,
  type MountedPart,
  type Part,
} from '@site/contracts/exposedModules';
import { cancelSubmits } from '@site/order-model/formDrafts';
import { part } from '@site/shared-ui/part';
import { OpenInstead } from '../pageContext';
import { beginPart } from '../pageLife';
import { noteError } from '../visit-report/errors';
import { noteFailure } from '../visit-report/outcomes';
import { keepContent, moveKeptContent, restoreContent, restoreFocus } from './detachedParts';
import { reloadIfOutdated } from './liveReleases';
import { enqueueMount } from './mountQueue';
import { MAX_LOADING_MS, remoteModule } from './remoteModule';

/** A prefix of ids that no other part has. */
export const idPrefixOf = (module: string): string => module.replace(/\W/g, '-');

/** How often a part that throws once it was shown is drawn again. */
const MAX_REDRAWS = 3;

/**
 * How long a part may take to draw whose page has a document, in ms: several times what it takes on a slow phone. One that never
 * draws would leave the page empty.
 */
const MAX_DRAWING_MS = 2000;

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

const statusOf = (place: Element): PartStatus => (hasContent(place) ? 'asleep' : 'loading');

const isSame = (one: object, other: object) =>
  Object.entries({ ...one, ...other }).every(
    ([name, value]) => (one as Record<string, unknown>)[name] === value,
  );

/**
 * What a remote exposes, as a part. Remotes that others built may expose components, which are objects if they are memoised.
 * @throws when it is neither
 */
function asPart(exposed: unknown): Part<object> {
  const members = Object(exposed) as Partial<Part<object>> & { $$typeof?: symbol };
  if (typeof members.mount === 'function') return members as Part<object>;
  if (typeof exposed === 'function' || members.$$typeof)
    return part(exposed as Parameters<typeof part>[0]);
  throw new TypeError('Its default export is neither a component nor an object with `mount`.');
}

export interface PartPlace {
  /** The part is the whole page: others are drawn once the page around them is painted. */
  isPage: boolean;
  /** The document of the page has the text of the part. */
  hasText: boolean;
  /** Nobody misses it: no page waits for it, or is reloaded for it. */
  isOrnament?: boolean;
  initialStatus: PartStatus;
}

/**
 * Puts a part into an element that React does not look into. Where the element has prerendered content, the part sleeps until
 * somebody wants its module; an empty one asks for it.
 */
export function usePart(
  name: LocalisedModule,
  props: object,
  { isPage, hasText, isOrnament = false, initialStatus }: PartPlace,
) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedPart<object>>(undefined);
  const latestProps = useRef(props);
  const endWaitingRef = useRef(() => {});
  const [status, setStatus] = useState(initialStatus);
  const [attempt, setAttempt] = useState(1);
  const openInstead = useContext(OpenInstead);

  useLayoutEffect(() => {
    if (isSame(props, latestProps.current)) return;
    latestProps.current = props;
    try {
      mounted.current?.update(props);
    } catch (failure) {
      // It shows what it did: nothing that a part throws reaches the shell.
      console.error(`${name} takes no new props:`, failure);
    }
  });

  useLayoutEffect(() => {
    const place = element.current as HTMLDivElement;
    const path = location.pathname;
    const module = remoteModule(name);
    const endWaiting = isOrnament ? () => {} : beginPart();
    endWaitingRef.current = endWaiting;
    let isRemoved = false;
    let redraws = 0;
    let prerendered: Node | undefined;

    async function fail(failure: unknown, hasLoaded: boolean) {
      console.error(`${name} is not shown:`, failure);
      noteError(failure);
      noteFailure(moduleOf(name), failure);
      const isMissing = !hasContent(place);
      // Where it has not loaded, whoever led here found that there is no document to open.
      if (isMissing && hasText && hasLoaded && ((await openInstead()) || isRemoved)) return;
      cancelSubmits(place);
      setStatus(isMissing ? 'missing' : 'failed');
      if (isMissing && !isOrnament) void reloadIfOutdated({ isByItself: true });
    }

    const mount = (): Promise<void> =>
      new Promise((resolve) => {
        const state = module.state();
        if (isRemoved || mounted.current || state.step !== 'loaded') return resolve();
        let isShown = false;
        let hasThrown = false;
        const onReady = () => {
          isShown = true;
          restoreFocus(place);
          endWaiting();
          setStatus('ready');
          resolve();
        };
        const onFailure = (failure: unknown) => {
          if (hasThrown) return;
          hasThrown = true;
          mounted.current = undefined;
          // Its root ends in a microtask of its own.
          queueMicrotask(() => {
            // A translator or an extension has changed its elements: drawn again it is as before, with what was typed.
            if (isShown && redraws++ < MAX_REDRAWS) return void mount();
            if (prerendered && !isRemoved) restoreContent(place, prerendered);
            void fail(failure, true);
          });
          resolve();
        };
        const root = rootIn(place) ?? addRoot(place);
        const isPrerendered = root.hasChildNodes();
        if (isPrerendered) prerendered = place.cloneNode(true);
        else setTimeout(() => void endDrawing(), hasText ? MAX_DRAWING_MS : MAX_LOADING_MS);
        async function endDrawing() {
          const isOver = () => isShown || hasThrown || isRemoved;
          if (isOver()) return;
          if (hasContent(place)) return onReady();
          // A slow device has the document, and nothing has failed.
          const isOpened = hasText && (await openInstead());
          if (!isOpened && !isOver()) onFailure(new Error(`${name} took too long to draw.`));
        }
        const options = { idPrefix: idPrefixOf(name), isPrerendered, onReady, onFailure };
        try {
          const placed = asPart(state.part).mount(root, latestProps.current, options);
          if (!hasThrown) mounted.current = placed;
        } catch (failure) {
          onFailure(failure);
        }
      });

    function follow() {
      const state = module.state();
      if (state.step === 'failed') void fail(state.failure, false);
      // The help stays while a part that has failed is asked for again.
      if (state.step !== 'loaded') return;
      if (isPage && !hasContent(place)) void mount();
      else enqueueMount(mount);
    }
    const loadAgain = () => {
      if (module.state().step === 'failed') module.load();
    };

    const isInPlace = hasContent(place);
    moveKeptContent(name, place);
    setStatus(statusOf(place));
    if (hasContent(place)) endWaiting();
    if (!isInPlace) module.load();
    const unsubscribe = module.subscribe(follow);
    follow();
    addEventListener('online', loadAgain);

    return () => {
      isRemoved = true;
      endWaiting();
      unsubscribe();
      removeEventListener('online', loadAgain);
      if (!mounted.current && hasContent(place)) keepContent(name, path, place);
      try {
        mounted.current?.unmount();
      } catch (failure) {
        console.error(`${name} does not end:`, failure);
      }
      mounted.current = undefined;
    };
  }, [name, isPage, hasText, isOrnament, attempt, openInstead]);

  // Not before the fallback is drawn: it may bring the page's heading.
  useLayoutEffect(() => {
    if (status === 'missing' || status === 'failed') endWaitingRef.current();
  }, [status, attempt]);

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
