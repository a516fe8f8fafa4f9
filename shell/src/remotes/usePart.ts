import { useContext, useLayoutEffect, useRef, useState } from 'react';
import type { PartStatus } from '@site/contracts/boot';
import type { LocalisedModule } from '@site/contracts/exposedModules';
import { OpenInstead } from '../pageContext';
import { beginPart } from '../pageLife';
import { reloadIfOutdated } from './reloadIfOutdated';
import { mountPart, statusOf, type SlotOptions, type SlottedPart } from './mountPart';
import { remoteModule } from './remoteModule';

const isSame = (one: object, other: object) =>
  Object.entries({ ...one, ...other }).every(
    ([name, value]) => (one as Record<string, unknown>)[name] === value,
  );

/** Puts a part into an element that React does not look into, and has the page wait for it. */
export function usePart(
  name: LocalisedModule,
  props: object,
  {
    isPage,
    hasText,
    isOrnament = false,
    initialStatus,
  }: SlotOptions & { initialStatus: PartStatus },
) {
  const element = useRef<HTMLDivElement>(null);
  const slotted = useRef<SlottedPart>(undefined);
  const latestProps = useRef(props);
  const endWaitingRef = useRef(() => {});
  const [status, setStatus] = useState(initialStatus);
  const [attempt, setAttempt] = useState(1);
  const openInstead = useContext(OpenInstead);

  useLayoutEffect(() => {
    if (isSame(props, latestProps.current)) return;
    latestProps.current = props;
    slotted.current?.update(props);
  });

  useLayoutEffect(() => {
    const endWaiting = isOrnament ? () => {} : beginPart();
    endWaitingRef.current = endWaiting;
    const onStatus = (next: PartStatus) => {
      if (next === 'asleep' || next === 'ready') endWaiting();
      setStatus(next);
    };
    const part = mountPart(
      { element: element.current!, name, isPage, hasText, isOrnament, openInstead, onStatus },
      latestProps.current,
    );
    slotted.current = part;
    return () => {
      endWaiting();
      part.end();
    };
  }, [name, isPage, hasText, isOrnament, attempt, openInstead]);

  // Not before the fallback is drawn: it may bring the page's heading.
  useLayoutEffect(() => {
    if (status === 'missing' || status === 'failed') endWaitingRef.current();
  }, [status, attempt]);

  /** Tries again, unless other releases are live by now: then the page is reloaded. */
  async function retry({ type }: { type: string }) {
    const slot = element.current!;
    // The button that was pressed goes away: reading and tabbing go on from this place.
    if (type === 'click') slot.focus();
    setStatus(statusOf(slot));
    if (await reloadIfOutdated()) return;
    remoteModule(name).load();
    setAttempt(attempt + 1);
  }
  return { element, status, retry };
}
