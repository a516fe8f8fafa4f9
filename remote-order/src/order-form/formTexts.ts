import type { FieldName } from '../order/orderDraft';

/** The labels of the fields, as §3 gives them. */
export const labels: Readonly<Record<FieldName, string>> = {
  Name: 'Name*',
  Email: 'Email*',
  Mobile: 'Phone*',
  Quantity: 'Quantity*',
  RetailerSelfUse: 'Retailer / Self Use*',
  Products: 'Select Product*',
};

/** What the two choices show before one is made. */
export const placeholders = {
  RetailerSelfUse: 'Choose who you buy for',
  Products: 'Choose a product',
} as const;

/** The other words of the form. */
export const formTexts = {
  mobileHint: 'Ten digits. A +91 in front and spaces are fine.',
  placeOrder: 'Place Order',
  /** Shows from Place Order until the order has arrived or has to wait. */
  sending: 'Sending your order…',
} as const;
