import type { PartStatus } from '@site/contracts/boot';
import {
  moduleOf,
  type LocalisedModule,
  type MountedPart,
  type Part,
} from '@site/contracts/exposedModules';
import { cancelSubmits } from '@site/order-model/formDrafts';
import { part } from '@site/shared-ui/part';
import { noteError } from '../visit-report/errors';
import { noteFailure } from '../visit-report/outcomes';
import { keepContent, moveKeptContent, restoreContent, restoreFocus } from './detachedParts';
import { reloadIfOutdated } from './reloadIfOutdated';
import { enqueueMount } from './mountQueue';
import { hasContent, idPrefixOf, rootOf } from './partRoot';
import { MAX_LOADING_MS, remoteModule } from './remoteModule';

/** How often a part that throws once it was shown is drawn again. */
const MAX_REDRAWS = 3;

/** How long a part may take to draw whose page has a document, in ms: several times what it takes on a slow phone. */
const MAX_DRAWING_MS = 2000;

/**
 * What a remote exposes, as a part. Remotes that others built may expose components, which are objects if they are memoised.
 * @throws when it is neither
 */
function asPart(exposed: unknown): Part<object> {
  const members = Object(exposed) as Partial<Part<object>> & { $$typeof?: symbol };
  if (typeof members.mount === 'function') return members as Part<object>;
  if (typeof exposed === 'function' || members.$$typeof)
    return part(exposed as Parameters<typeof part>[0]);
  throw new TypeError('Its default export is no component and has no `mount`.');
}

interface DrawOptions {
  name: LocalisedModule;
  /** How long it may take to draw where nothing was prerendered, in ms: one that never draws would leave its slot empty. */
  maxMs: number;
  /** Called when it takes longer, with whether it still does; gives true when that is no failure. */
  onLate: (isLate: () => boolean) => Promise<boolean>;
  /** Called whenever it is on the screen and answers. */
  onReady: () => void;
  /** Called once at most; `wasShown` when it was ready before. */
  onFailure: (failure: unknown, wasShown: boolean) => void;
}

/** Draws what a remote exposes into a slot, once. Gives nothing when that failed at once. */
function drawPart(
  exposed: unknown,
  slot: Element,
  props: object,
  { name, maxMs, onLate, onReady, onFailure }: DrawOptions,
): MountedPart<object> | undefined {
  let isShown = false;
  let hasFailed = false;
  const ready = () => {
    isShown = true;
    onReady();
  };
  const fail = (failure: unknown) => {
    if (hasFailed) return;
    hasFailed = true;
    onFailure(failure, isShown);
  };

  const isOver = () => isShown || hasFailed;
  async function endDrawing() {
    if (isOver()) return;
    if (hasContent(slot)) return ready();
    if (!(await onLate(() => !isOver())) && !isOver())
      fail(new Error(`${name} took too long to draw.`));
  }

  const root = rootOf(slot);
  const isPrerendered = root.hasChildNodes();
  if (!isPrerendered) setTimeout(() => void endDrawing(), maxMs);
  const options = { idPrefix: idPrefixOf(name), isPrerendered, onReady: ready, onFailure: fail };
  let mounted: MountedPart<object> | undefined;
  try {
    mounted = asPart(exposed).mount(root, props, options);
  } catch (failure) {
    fail(failure);
  }
  return hasFailed ? undefined : mounted;
}

export interface SlotOptions {
  /** The part is the whole page: others are drawn once the page around them is painted. */
  isPage: boolean;
  /** The document of the page has the text of the part. */
  hasText: boolean;
  /** Nobody misses it: no page waits for it, or is reloaded for it. */
  isOrnament?: boolean;
}

export interface Slot extends SlotOptions {
  /** Where the part is drawn. */
  element: Element;
  name: LocalisedModule;
  /** Opens the document of the page, if that is still wanted once the host has answered; tells whether it is there. */
  openInstead: (isWanted?: () => boolean) => Promise<boolean>;
  onStatus: (status: PartStatus) => void;
}

/** A part that has a slot, loaded or not. */
export interface SlottedPart {
  update(props: object): void;
  end(): void;
}

/** The status of a part that is not drawn yet: with content it sleeps. */
export const statusOf = (slot: Element): PartStatus => (hasContent(slot) ? 'asleep' : 'loading');

/**
 * Has a slot show a part. Where the slot has prerendered content, the part sleeps until somebody wants its module; an empty one
 * asks for it.
 */
export function mountPart(slot: Slot, firstProps: object): SlottedPart {
  const { element, name, isPage, hasText, isOrnament, openInstead, onStatus } = slot;
  const path = location.pathname;
  const module = remoteModule(name);
  let props = firstProps;
  let drawn: MountedPart<object> | undefined;
  let prerendered: Node | undefined;
  let redraws = 0;
  let hasEnded = false;

  async function fail(failure: unknown, hasLoaded: boolean) {
    console.error(`${name} is not shown:`, failure);
    noteError(failure);
    noteFailure(moduleOf(name), failure);
    const isMissing = !hasContent(element);
    // Where it has not loaded, whoever led here found that there is no document to open.
    if (isMissing && hasText && hasLoaded && ((await openInstead()) || hasEnded)) return;
    cancelSubmits(element);
    onStatus(isMissing ? 'missing' : 'failed');
    if (isMissing && !isOrnament) void reloadIfOutdated({ isByItself: true });
  }

  function redrawOrFail(failure: unknown, wasShown: boolean) {
    // A translator or an extension has changed its elements: drawn again it is as before, with what was typed.
    if (wasShown && redraws++ < MAX_REDRAWS) return void draw();
    if (prerendered && !hasEnded) restoreContent(element, prerendered);
    void fail(failure, true);
  }

  /** Resolves when it is ready or has failed. */
  const draw = (): Promise<void> =>
    new Promise((resolve) => {
      const state = module.state();
      if (hasEnded || drawn || state.step !== 'loaded') return resolve();
      if (hasContent(element)) prerendered = element.cloneNode(true);
      drawn = drawPart(state.part, element, props, {
        name,
        maxMs: hasText ? MAX_DRAWING_MS : MAX_LOADING_MS,
        // A slow device has the document; who has left the page misses nothing.
        onLate: async (isLate) => hasEnded || (hasText && (await openInstead(isLate))) || hasEnded,
        onReady() {
          restoreFocus(element);
          onStatus('ready');
          resolve();
        },
        onFailure(failure, wasShown) {
          drawn = undefined;
          // Its root ends in a microtask of its own.
          queueMicrotask(() => redrawOrFail(failure, wasShown));
          resolve();
        },
      });
    });

  function follow() {
    const state = module.state();
    if (state.step === 'failed') void fail(state.failure, false);
    // The help stays while a part that has failed is asked for again.
    if (state.step !== 'loaded') return;
    if (isPage && !hasContent(element)) void draw();
    else enqueueMount(draw);
  }

  const loadAgain = () => {
    if (module.state().step === 'failed') module.load();
  };

  const isInPlace = hasContent(element);
  moveKeptContent(name, element);
  onStatus(statusOf(element));
  if (!isInPlace) module.load();
  const unsubscribe = module.subscribe(follow);
  follow();
  addEventListener('online', loadAgain);

  /** Nothing that a part throws reaches the shell. */
  function attempt(work: () => void): void {
    try {
      work();
    } catch (failure) {
      console.error(`${name} throws:`, failure);
    }
  }

  return {
    update(next) {
      props = next;
      attempt(() => drawn?.update(next));
    },
    end() {
      hasEnded = true;
      unsubscribe();
      removeEventListener('online', loadAgain);
      if (!drawn && hasContent(element)) keepContent(name, path, element);
      attempt(() => drawn?.unmount());
      drawn = undefined;
    },
  };
}
