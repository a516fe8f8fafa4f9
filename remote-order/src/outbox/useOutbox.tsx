import { useEffect, useState, type ReactNode } from 'react';
import type { LoadNotice } from '../outbox-notice/loadNotice';
import { useTexts } from '../texts/useTexts';
import type { EntryKind } from './entry';
import type { LoadOutbox } from './loadOutbox';
import type { Outbox } from './outbox';
import { whenIdle } from './whenIdle';

type NoticeScript = Awaited<ReturnType<LoadNotice>>;

/** The outbox, as a form uses it. */
export interface UsedOutbox {
  /** Gets the outbox now; rejects when its script does not load. */
  load: () => Promise<Outbox>;
  /** Fetches all that a submit will need. A failure is left to the submit, which tries again and tells the visitor. */
  touch: () => void;
  /** Tells how things stand, for the place under the form. */
  notice: ReactNode;
}

const later = () => {};

/**
 * The outbox in a form for one kind of document. It is fetched when the page is idle, so that what waits from an earlier
 * visit is sent, and at the latest when the form is touched; what tells of it when there is something to tell.
 */
export function useOutbox(kind: EntryKind, loadOutbox: LoadOutbox): UsedOutbox {
  const { loadNotice, plain: plainTexts } = useTexts();
  const [outbox, setOutbox] = useState<Outbox>();
  const [script, setScript] = useState<NoticeScript>();
  const [isPlain, setPlain] = useState(false);

  async function load() {
    const it = await loadOutbox();
    setOutbox(it);
    return it;
  }

  function touch() {
    load().then((it) => it.warm(), later);
    loadNotice().then(setScript, later);
  }

  useEffect(
    () =>
      whenIdle(() => {
        loadOutbox().then(setOutbox, later);
      }),
    [loadOutbox],
  );

  useEffect(() => {
    const look = () => {
      const { kinds, waiting } = outbox?.state() ?? {};
      if (!kinds?.includes(kind)) return;
      const isWaiting = waiting?.some((it) => it.kind === kind) ?? false;
      loadNotice().then(setScript, () => setPlain(isWaiting));
    };
    look();
    return outbox?.subscribe(look);
  }, [outbox, kind, loadNotice]);

  // Who was offline before touching the form has the outbox and not its notice: a plain line stands in for it.
  const plain = isPlain && <p role="status">{plainTexts[kind]}</p>;
  const notice = outbox && script ? <script.Notice outbox={outbox} kind={kind} /> : plain;
  return { load, touch, notice };
}
