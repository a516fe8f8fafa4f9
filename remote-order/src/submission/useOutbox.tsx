import { useCallback, useEffect, useState, type RefObject } from 'react';
import { whenIdle } from '@site/shared-ui/whenIdle';
import type { EntryKind } from '../outbox/entries/entry';
import type { LoadOutbox } from '../outbox/loadOutbox';
import type { Outbox } from '../outbox/outbox';
import type { WaitingEnquiry } from '../outbox/view';
import { waitingText } from '../outbox-notice/waitingText';
import type { LoadNotice } from '../texts/OrderTexts';
import { useTexts } from '../texts/useTexts';
import { whenNeededUntouched } from './whenNeededUntouched';

type NoticeScript = Awaited<ReturnType<LoadNotice>>;

const ignore = () => {};
const NONE: readonly WaitingEnquiry[] = [];

/** How long scripts may be put off once somebody is at the form, in a page that is never idle. */
const TOUCHED_MS = 500;

/**
 * The outbox in a form for one kind of document. It is loaded when the form is touched, or when it is needed before that. Its
 * notice is loaded when there is something to show.
 */
export function useOutbox(
  kind: EntryKind,
  loadOutbox: LoadOutbox,
  form: RefObject<HTMLFormElement | null>,
) {
  const { loadNotice, waiting: waitingTexts } = useTexts();
  const [outbox, setOutbox] = useState<Outbox>();
  const [script, setScript] = useState<NoticeScript>();
  const [waiting, setWaiting] = useState(NONE);
  const [answers, setAnswers] = useState(0);

  const load = useCallback(async () => {
    const loaded = await loadOutbox();
    setOutbox(loaded);
    return loaded;
  }, [loadOutbox]);

  // All that a submit will need, for a field's focus and any click, not for a button's focus: a style sheet that comes while
  // it is held may move it away. Not at once: that would hold up the first key by 40 ms on a slow phone. A failure is left to
  // the submit, which tries again and tells the visitor.
  const preload = useCallback(
    () =>
      void whenIdle(() => {
        load().then((opened) => opened.preload(), ignore);
        loadNotice().then(setScript, ignore);
      }, TOUCHED_MS),
    [load, loadNotice],
  );

  useEffect(() => whenNeededUntouched(() => load().catch(ignore)), [load]);

  // A form that was touched before React came is not touched again. Its button may be held down, and is left alone.
  useEffect(() => {
    if (form.current?.querySelector(':focus:not(button)')) preload();
  }, [form, preload]);

  useEffect(() => {
    const update = () => {
      // Another tab may have sent what waited, also while the script was on its way.
      if (!outbox?.state().kinds.includes(kind)) return setWaiting(NONE);
      const ofKind = () => outbox.state().waiting.filter((enquiry) => enquiry.kind === kind);
      loadNotice().then(setScript, () => setWaiting(ofKind));
    };
    update();
    return outbox?.subscribe(update);
  }, [outbox, kind, loadNotice]);

  // A visitor who went offline may have the outbox but not its notice.
  const notice = outbox && script && (
    <script.Notice outbox={outbox} kind={kind} texts={script.texts} answers={answers} />
  );
  return {
    load,
    preload,
    notice,
    showAnswer: () => setAnswers((count) => count + 1),
    plainNotice: notice ? '' : waitingText(waitingTexts[kind], waiting),
  };
}
