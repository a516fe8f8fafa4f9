/** The words of the Subscribe box; placeholder and button are the specification's (§2). */
export const subscribeTexts = {
  label: 'Get our news by e-mail',
  placeholder: 'Enter Your Email',
  button: 'Subscribe',
  sending: 'Sending…',
  done: 'Thank you for subscribing.',
  failed: 'Your subscription did not get through. Please try again.',
  withoutScript: 'Subscribing needs JavaScript, which is switched off here.',
} as const;
