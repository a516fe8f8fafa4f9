import { useId } from 'react';
import { collections, isStorable } from '@site/order-model/enquiry';
import type { SubscribeProps } from '@site/contracts/orderRemote';
import { typedAddress } from '@site/order-model/typedText';
import { Button } from '@site/shared-ui/Button';
import { TextField } from '@site/shared-ui/TextField';
import { loadOutbox as loadPageOutbox, type LoadOutbox } from '../outbox/loadOutbox';
import { useEnquiryForm } from '../submission/useEnquiryForm';
import type { CheckedForm } from '../submission/checkedForm';
import { WithoutScript } from '../submission/WithoutScript';
import { useTexts } from '../texts/useTexts';
import styles from './Subscribe.module.css';

export interface BoxProps extends SubscribeProps {
  /** The way to the outbox; called when the box is touched, on Subscribe, and when it is needed before that. */
  loadOutbox?: LoadOutbox;
}

/** The name of the one control, which is the name of the stored field. */
const FIELD = 'Email';

function checkAddress(form: HTMLFormElement, message: string): CheckedForm<'subscribers'> {
  const record = { Email: typedAddress(String(new FormData(form).get(FIELD) ?? '')) };
  return isStorable(collections.subscribers, record)
    ? { ok: true, record }
    : { ok: false, message, errors: { [FIELD]: message } };
}

/** One e-mail address and a button. The specification leaves it open (§2), so it does as the order form does. */
export function Subscribe({ notify, loadOutbox = loadPageOutbox }: BoxProps) {
  const id = useId();
  const { messages, subscribe: words } = useTexts();
  const { attributes, errors, status, earlyStatus, notice } = useEnquiryForm({
    kind: 'subscribers',
    check: (form) => checkAddress(form, messages.email),
    loadOutbox,
    notify,
    texts: { ...words, sent: words.done, sentStatus: words.done },
  });

  return (
    <form {...attributes} className={styles.box} data-owner="order">
      <WithoutScript>
        <p>{words.withoutScript}</p>
      </WithoutScript>
      <div className={styles.row}>
        <TextField
          id={`${id}${FIELD}`}
          name={FIELD}
          label={words.label}
          placeholder={words.placeholder}
          error={errors[FIELD]}
          type="email"
          autoComplete="email"
          required
        />
        <Button type="submit">{words.button}</Button>
      </div>
      <p className={styles.notice}>{words.notice}</p>
      {earlyStatus}
      <p className={styles.status} role="status">
        {status}
      </p>
      {notice}
    </form>
  );
}
