import type { EntryKind } from '../outbox/entries/entry';
import type { Outbox } from '../outbox/outbox';
import type { OutboxState, ToldOutcome } from '../outbox/view';

const waiting = (kind: EntryKind, isKept: boolean, mayBeStored: boolean, count = 1) =>
  Array.from({ length: count }, (_, at) => ({ id: `waiting-${at}`, kind, isKept, mayBeStored }));

const ended = (kind: EntryKind, outcome: ToldOutcome, isOwn = false, mayBeStored = false) => [
  { id: 'ended', kind, outcome, isOwn, mayBeStored },
];

/** What the notices of one kind can show, for those who edit their texts. */
export const noticeStates = (kind: EntryKind): readonly [name: string, state: OutboxState][] => {
  const state = (parts: Partial<OutboxState>): OutboxState => ({
    waiting: [],
    results: [],
    kinds: [kind],
    ...parts,
  });
  return [
    ['waiting', state({ waiting: waiting(kind, true, false) })],
    ['waiting, several', state({ waiting: waiting(kind, true, false, 3) })],
    ['waitingInPage', state({ waiting: waiting(kind, false, false) })],
    ['waiting, maybeReceived', state({ waiting: waiting(kind, true, true) })],
    ['sentJustNow', state({ results: ended(kind, 'sent', true) })],
    ['ended.sent', state({ results: ended(kind, 'sent') })],
    ['ended.expired', state({ results: ended(kind, 'expired') })],
    ['ended.expiredMaybeReceived', state({ results: ended(kind, 'expired', false, true) })],
    ['ended.refused', state({ results: ended(kind, 'refused') })],
    ['ended.erased', state({ results: ended(kind, 'erased') })],
  ];
};

/** An outbox that stays in one state. Discarding works, so that the texts after it can be read. */
export function outboxInState(initial: OutboxState): Outbox {
  let current = initial;
  const listeners = new Set<() => void>();
  const change = (parts: Partial<OutboxState>) => {
    current = { ...current, ...parts };
    listeners.forEach((listener) => listener());
  };
  return {
    submit: () => Promise.resolve(),
    isSubmitted: () => Promise.resolve(false),
    sendNow: () => Promise.resolve(),
    async discard() {
      const discarded = current.waiting;
      change({ waiting: [] });
      return [...discarded];
    },
    preload() {},
    refresh: () => Promise.resolve(),
    state: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    showKind: () => () => {},
    dismiss: () => change({ results: [] }),
  };
}
