import { useId, type FormEvent } from 'react';
import { buyerKinds, limits, orderValues } from '@site/contracts/enquiry';
import type { OrderFormProps } from '@site/contracts/federation';
import { Button } from '@site/shared-ui/Button';
import { SelectField } from '@site/shared-ui/SelectField';
import { TextField } from '@site/shared-ui/TextField';
import { useIsHydrating } from '@site/shared-ui/useIsHydrating';
import type { FieldName } from '../order/orderDraft';
import { preload, type LoadStore } from '../order-store/documentStore';
import { formTexts, labels, placeholders } from './formTexts';
import { PrivacyNotice } from './PrivacyNotice';
import { usePlaceOrder } from './usePlaceOrder';
import { WithoutScript } from './WithoutScript';
import styles from './EnquiryForm.module.css';

export interface EnquiryFormProps extends OrderFormProps {
  /** The way to the store; called when the form is first touched, and again on Place Order. */
  loadStore: LoadStore;
}

/**
 * The order form (§3 to §5). Its controls keep their own text, so typing done before any script runs survives.
 * It cannot be sent before that: the browser's own way would leave the page and put nothing in the store.
 */
export function EnquiryForm({ notify, loadStore }: EnquiryFormProps) {
  const formId = useId();
  const isAsleep = useIsHydrating();
  const { errors, status, placeOrder, forgetError } = usePlaceOrder(notify, loadStore);

  const field = (name: FieldName) => ({
    id: `${formId}${name}`,
    name,
    label: labels[name],
    error: errors[name],
    required: true,
  });
  const touch = () => preload(loadStore);
  const edit = (event: FormEvent<HTMLFormElement>) =>
    forgetError((event.target as HTMLInputElement | HTMLSelectElement).name as FieldName);

  return (
    <form
      className={styles.form}
      data-owner="remote-order"
      method="post"
      noValidate
      onSubmit={placeOrder}
      onChange={edit}
      onFocus={touch}
      onPointerDown={touch}
    >
      <WithoutScript />
      <div className={styles.fields}>
        <TextField {...field('Name')} autoComplete="name" />
        <TextField {...field('Email')} type="email" autoComplete="email" />
        <TextField
          {...field('Mobile')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          hint={formTexts.mobileHint}
        />
        <TextField
          {...field('Quantity')}
          type="number"
          inputMode="numeric"
          min={limits.quantityMin}
          step={1}
        />
        <SelectField
          {...field('RetailerSelfUse')}
          placeholder={placeholders.RetailerSelfUse}
          options={buyerKinds}
        />
        <SelectField
          {...field('Products')}
          placeholder={placeholders.Products}
          options={orderValues}
        />
      </div>
      <PrivacyNotice />
      <div className={styles.actions}>
        <Button type="submit" disabled={isAsleep}>
          {formTexts.placeOrder}
        </Button>
        <p className={styles.status} role="status">
          {status}
        </p>
      </div>
    </form>
  );
}
