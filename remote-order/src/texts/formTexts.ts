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
  /** Shown before Place Order, and after it, in a preview of a release that is not live. */
  preview: 'This is a preview: what you enter here is checked, and not sent.',
  notSentInPreview: 'All fields are right. This is a preview, so the order was not sent.',
} as const;
