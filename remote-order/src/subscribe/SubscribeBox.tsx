import { useId } from 'react';
import type { SubscribeProps } from '@site/contracts/federation';
import { Button } from '@site/shared-ui/Button';
import { TextField } from '@site/shared-ui/TextField';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import { preload, type LoadStore } from '../order-store/documentStore';
import { subscribeTexts } from './subscribeTexts';
import { SUBSCRIBER_FIELD, useSubscribe } from './useSubscribe';
import styles from './SubscribeBox.module.css';

export interface SubscribeBoxProps extends SubscribeProps {
  /** The way to the store; called when the box is first touched, and again on Subscribe. */
  loadStore: LoadStore;
}

/** One e-mail address and a button. The input keeps its own text, as in the order form. */
export function SubscribeBox({ notify, loadStore }: SubscribeBoxProps) {
  const id = useId();
  const isAsleep = useIsHydrating();
  const { error, status, subscribe, edit } = useSubscribe(notify, loadStore);
  const touch = () => preload(loadStore);

  return (
    <form
      className={styles.box}
      data-owner="remote-order"
      method="post"
      noValidate
      onSubmit={subscribe}
      onChange={edit}
      onFocus={touch}
      onPointerDown={touch}
    >
      <div className={styles.row}>
        <TextField
          id={`${id}${SUBSCRIBER_FIELD}`}
          name={SUBSCRIBER_FIELD}
          label={subscribeTexts.label}
          placeholder={subscribeTexts.placeholder}
          error={error}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit" disabled={isAsleep}>
          {subscribeTexts.button}
        </Button>
      </div>
      <noscript>
        <p>{subscribeTexts.withoutScript}</p>
      </noscript>
      <p className={styles.status} role="status">
        {status}
      </p>
    </form>
  );
}
