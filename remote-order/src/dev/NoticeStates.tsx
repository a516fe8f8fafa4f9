import { useState, type ComponentType } from 'react';
import type { EntryKind } from '../outbox/entries/entry';
import type { OutboxState } from '../outbox/view';
import type { NoticeProps } from '../outbox-notice/Notice';
import { noticeStates, outboxInState } from './noticeStates';

export interface NoticeStatesProps {
  /** The notice with its texts in one language. */
  Notice: ComponentType<NoticeProps>;
  kind: EntryKind;
}

/** The notice in every state, so that its texts can be seen while they are edited. */
export function NoticeStates({ Notice, kind }: NoticeStatesProps) {
  return (
    <section>
      <h2>Notices: {kind}</h2>
      {noticeStates(kind).map(([name, state]) => (
        <section key={name} aria-label={`${kind}: ${name}`}>
          <h3>{name}</h3>
          <InState Notice={Notice} kind={kind} state={state} />
        </section>
      ))}
    </section>
  );
}

function InState({ Notice, kind, state }: NoticeStatesProps & { state: OutboxState }) {
  const [outbox] = useState(() => outboxInState(state));
  return <Notice outbox={outbox} kind={kind} />;
}
