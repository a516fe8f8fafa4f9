import type { OrderFormProps } from '@site/contracts/exposedModules';
import { loadOutbox } from '../outbox/loadOutbox';
import { EnquiryForm } from './EnquiryForm';

/** The order form (§3), sending through the page's outbox. */
export function OrderForm({ notify }: OrderFormProps) {
  return <EnquiryForm notify={notify} loadOutbox={loadOutbox} />;
}
