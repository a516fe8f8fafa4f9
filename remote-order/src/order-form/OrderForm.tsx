import { useId } from 'react';
import { buyerKinds, isRequired, orderValues } from '@site/order-model/enquiry';
import { orderFieldNames, type OrderFieldName } from '@site/order-model/orderFields';
import type { OrderFormProps } from '@site/contracts/orderRemote';
import { Button } from '@site/shared-ui/Button';
import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import { SelectField } from '@site/shared-ui/SelectField';
import { TextField } from '@site/shared-ui/TextField';
import { readFields } from '@site/order-model/orderDraft';
import { validateOrder } from '../order/validateOrder';
import { loadOutbox as loadPageOutbox, type LoadOutbox } from '../outbox/loadOutbox';
import { useEnquiryForm } from '../submission/useEnquiryForm';
import { useTexts } from '../texts/useTexts';
import { OrderWithoutScript } from './OrderWithoutScript';
import { PrivacyNotice } from './PrivacyNotice';
import styles from './OrderForm.module.css';

export interface FormProps extends OrderFormProps {
  /** Called when the form is touched, on Place Order, and when it is needed before that. */
  loadOutbox?: LoadOutbox;
}

/** As many fields at fault are not seen at once on a phone. */
const MIN_SUMMARISED = 3;

/** The order form (§3 to §5). */
export function OrderForm({ notify, loadOutbox = loadPageOutbox }: FormProps) {
  const formId = useId();
  const consentId = `${formId}consent`;
  const { form: words, messages, details } = useTexts();
  const { attributes, errors, status, earlyStatus, notice } = useEnquiryForm({
    kind: 'orders',
    check: (form) => validateOrder(readFields(form), { messages, details }),
    summarise(found) {
      const atFault = orderFieldNames.filter((name) => found[name]);
      // The labels end with the mark of what is required.
      const fields = atFault.map((name) => words.labels[name].replace('*', '')).join(', ');
      return atFault.length < MIN_SUMMARISED ? '' : fillPlaceholders(words.toCorrect, { fields });
    },
    loadOutbox,
    notify,
    texts: {
      sending: words.sending,
      sent: messages.saved,
      failed: messages.saveThrew,
      sentStatus: '',
    },
  });
  const field = (name: OrderFieldName) => ({
    id: `${formId}${name}`,
    name,
    label: words.labels[name],
    error: errors[name],
    required: isRequired(name),
  });

  return (
    <div data-owner="order">
      <form {...attributes} className={styles.form}>
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
          <TextField
            {...field('Quantity')}
            inputMode="numeric"
            autoComplete="off"
            hint={words.quantityHint}
          />
          <SelectField
            {...field('RetailerSelfUse')}
            placeholder={words.choose}
            options={buyerKinds}
            optionLabels={words.buyers}
          />
          <SelectField {...field('Products')} placeholder={words.choose} options={orderValues} />
        </div>
        <PrivacyNotice consentId={consentId} />
        <div className={styles.actions}>
          <Button type="submit" aria-describedby={consentId}>
            {words.placeOrder}
          </Button>
          {earlyStatus}
          <p className={styles.status} role="status">
            {status}
          </p>
        </div>
      </form>
      {notice}
    </div>
  );
}
