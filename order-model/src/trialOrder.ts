import { buyerKinds, orderValues } from './enquiry';
import type { OrderDraft } from './orderDraft';

/**
 * What a deployment types into the order form to see that the form sends. It finds the controls by these names, as `readFields`
 * does, and presses the form's button of type `submit`: any release of the form has both. It is nobody's order, and says so.
 */
export const trialOrder: OrderDraft = {
  Name: 'Trial of the order form',
  Email: 'trial@order-form.invalid',
  Mobile: '0000000000',
  Quantity: '1',
  RetailerSelfUse: buyerKinds[1],
  Products: orderValues[0] ?? '',
};

/** What the page says once an order is stored (specification §8). */
export const ORDER_RECEIVED = 'Order Received Successfully';
