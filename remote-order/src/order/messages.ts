import { limits } from '@site/contracts/enquiry';

/** The texts of the error catalogue, word for word (§5, §8). */
export const messages = {
  unfilled: 'Please fill the data',
  email: 'Please enter a valid email address',
  mobileNotDigits: 'Please enter only number.',
  mobileLength: 'Please enter 10 digit Mobile number.',
  saveThrew: 'Error adding document',
  saved: 'Order Received Successfully',
} as const;

/**
 * What a field says where the catalogue's text alone does not tell how to correct it.
 * The toast keeps the catalogue's text: §8 has none for these.
 */
export const details = {
  nameTooLong: `${messages.unfilled}: a name of at most ${limits.nameMax} characters.`,
  emailTooLong: `${messages.email}: at most ${limits.emailMax} characters.`,
  quantity: `${messages.unfilled}: a whole number from ${limits.quantityMin} to ${limits.quantityMax}.`,
} as const;

/** Both in any language. */
export interface OrderMessages {
  messages: Readonly<Record<keyof typeof messages, string>>;
  details: Readonly<Record<keyof typeof details, string>>;
}
