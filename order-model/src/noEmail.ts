/**
 * What is stored as the address of a caller who has none: the record needs one (specification §3). No mail leaves for `.invalid`
 * (RFC 2606), and many callers share it, so it names nobody.
 */
export const NO_EMAIL = 'no-email@caller.invalid';

/** Whether it is the address of somebody, who can be written to and is known by it. */
export const hasEmail = (email: string): boolean =>
  email !== '' && email.toLowerCase() !== NO_EMAIL;
