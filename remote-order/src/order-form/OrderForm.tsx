import type { OrderFormProps } from '@site/contracts/federation';
import { loadStore } from '../order-store/loadStore';
import { EnquiryForm } from './EnquiryForm';

/** The order form (§3), saving to the real store. */
export function OrderForm({ notify }: OrderFormProps) {
  return <EnquiryForm notify={notify} loadStore={loadStore} />;
}
