import type { OrderFormProps } from '@site/contracts/remotes/order';
import { loadOutbox } from '../outbox/loadOutbox';
import { EnquiryForm } from './EnquiryForm';

/** The order form (§3), sending through the page's outbox. */
export function OrderForm(props: OrderFormProps) {
  return <EnquiryForm {...props} loadOutbox={loadOutbox} />;
}
