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
  /** Shows while the save is being started. */
  starting: 'Sending your order…',
  /** Stays in the form after a save succeeded, when the toast is gone. */
  received: 'Thank you. We have your order enquiry and will be in touch.',
} as const;
