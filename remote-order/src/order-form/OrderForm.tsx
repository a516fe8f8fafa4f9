import { useCallback, useId, useRef, type FormEvent } from 'react';
import { buyerKinds, orderValues } from '@site/contracts/enquiry';
import { keepDraft } from '@site/contracts/formDrafts';
import { draftKeys } from '@site/contracts/keptOnDevice';
import type { OrderFormProps } from '@site/contracts/remotes/order';
import { Button } from '@site/shared-ui/Button';
import { SelectField } from '@site/shared-ui/SelectField';
import { TextField } from '@site/shared-ui/TextField';
import type { OrderFieldName } from '@site/contracts/orderFields';
import { loadOutbox as loadPageOutbox, type LoadOutbox } from '../outbox/loadOutbox';
import { useDraft } from '../submission/useDraft';
import { useOutbox } from '../submission/useOutbox';
import { useTexts } from '../texts/useTexts';
import { PrivacyNotice } from './PrivacyNotice';
import { usePlaceOrder } from './usePlaceOrder';
import { OrderWithoutScript } from './OrderWithoutScript';
import styles from './OrderForm.module.css';

export interface FormProps extends OrderFormProps {
  /** Called when the form is touched, on Place Order, and when it is needed before that. */
  loadOutbox?: LoadOutbox;
}

/**
 * The order form (§3 to §5). Its controls keep their own text, so typing done before any script runs survives, and so does
 * a press on Place Order.
 */
export function OrderForm({ notify, isPreview = false, loadOutbox = loadPageOutbox }: FormProps) {
  const formId = useId();
  const consentId = `${formId}consent`;
  const { form: words } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { load, preload, notice } = useOutbox('orders', loadOutbox, form);
  const { errors, status, submit, edit: editField } = usePlaceOrder(notify, load, isPreview);

  const isSubmitted = useCallback(
    async (draft: string) => (await loadOutbox()).isSubmitted(draft),
    [loadOutbox],
  );
  const early = useDraft(draftKeys.orders, form, words.sending, isSubmitted);

  const field = (name: OrderFieldName) => ({
    id: `${formId}${name}`,
    name,
    label: words.labels[name],
    error: errors[name],
    required: true,
  });
  const edit = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(draftKeys.orders, event.currentTarget);
    editField((event.target as HTMLInputElement | HTMLSelectElement).name);
  };

  return (
    <div data-owner="remote-order">
      <form
        ref={form}
        {...early.attributes}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={submit}
        // Not onChange: React does not tell of a text that it knows from before the form was cleared.
        onInput={edit}
        onFocus={({ target }) => target instanceof HTMLButtonElement || preload()}
        onClick={preload}
      >
        <OrderWithoutScript />
        <div className={styles.fields}>
          <TextField {...field('Name')} autoComplete="name" />
          <TextField {...field('Email')} type="email" autoComplete="email" />
          <TextField
            {...field('Mobile')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint={words.mobileHint}
          />
          {/* A number field would drop digits of other scripts, and change when the page is scrolled by the wheel. */}
          <TextField {...field('Quantity')} inputMode="numeric" autoComplete="off" />
          <SelectField
            {...field('RetailerSelfUse')}
            placeholder={words.placeholders.RetailerSelfUse}
            options={buyerKinds}
            optionLabels={words.buyers}
          />
          <SelectField
            {...field('Products')}
            placeholder={words.placeholders.Products}
            options={orderValues}
          />
        </div>
        <PrivacyNotice consentId={consentId} />
        {isPreview && <p className={styles.note}>{words.preview}</p>}
        <div className={styles.actions}>
          <Button type="submit" aria-describedby={consentId}>
            {words.placeOrder}
          </Button>
          {early.status}
          <p className={styles.status} role="status">
            {status}
          </p>
        </div>
      </form>
      {notice}
    </div>
  );
}
