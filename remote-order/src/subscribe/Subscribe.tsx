import { useCallback, useId, useRef } from 'react';
import { keepDraft } from '@site/contracts/formDrafts';
import { draftKeys } from '@site/contracts/keptOnDevice';
import type { SubscribeProps } from '@site/contracts/remotes/order';
import { Button } from '@site/shared-ui/Button';
import { TextField } from '@site/shared-ui/TextField';
import { loadOutbox as loadPageOutbox, type LoadOutbox } from '../outbox/loadOutbox';
import { useDraft } from '../submission/useDraft';
import { useOutbox } from '../submission/useOutbox';
import { WithoutScript } from '../submission/WithoutScript';
import { useTexts } from '../texts/useTexts';
import { SUBSCRIBER_FIELD, useSubscribe } from './useSubscribe';
import styles from './Subscribe.module.css';

export interface BoxProps extends SubscribeProps {
  /** The way to the outbox; called when the box is touched, on Subscribe, and when it is needed before that. */
  loadOutbox?: LoadOutbox;
}

/** One e-mail address and a button. The input keeps its own text, as in the order form. */
export function Subscribe({ notify, isPreview = false, loadOutbox = loadPageOutbox }: BoxProps) {
  const id = useId();
  const { subscribe: words } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { load, preload, notice } = useOutbox('subscribers', loadOutbox, form);
  const isSubmitted = useCallback(
    async (draft: string) => (await loadOutbox()).isSubmitted(draft),
    [loadOutbox],
  );
  const early = useDraft(draftKeys.subscribers, form, words.sending, isSubmitted);
  const { errors, status, submit, edit } = useSubscribe(notify, load, isPreview);

  return (
    <form
      ref={form}
      {...early.attributes}
      className={styles.box}
      data-owner="remote-order"
      method="post"
      noValidate
      onSubmit={submit}
      // Not onChange: React does not tell of a text that it knows from before the form was cleared.
      onInput={({ currentTarget }) => {
        keepDraft(draftKeys.subscribers, currentTarget);
        edit(SUBSCRIBER_FIELD);
      }}
      onFocus={({ target }) => target instanceof HTMLButtonElement || preload()}
      onClick={preload}
    >
      <div className={styles.row}>
        <TextField
          id={`${id}${SUBSCRIBER_FIELD}`}
          name={SUBSCRIBER_FIELD}
          label={words.label}
          placeholder={words.placeholder}
          error={errors[SUBSCRIBER_FIELD]}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit">{words.button}</Button>
      </div>
      <p className={styles.notice}>{isPreview ? words.preview : words.notice}</p>
      <WithoutScript>
        <p>{words.withoutScript}</p>
      </WithoutScript>
      {early.status}
      <p className={styles.status} role="status">
        {status}
      </p>
      {notice}
    </form>
  );
}
