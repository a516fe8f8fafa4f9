/**
 * The words of the Subscribe box; placeholder and button are the specification's (§2). The notice names the purpose and the
 * way out (Digital Personal Data Protection Act 2023, section 5); the footer's link leads to the rest.
 */
export const subscribeTexts = {
  label: 'Get our news by e-mail',
  placeholder: 'Enter Your Email',
  button: 'Subscribe',
  sending: 'Sending…',
  preview: 'This is a preview: your address is not sent.',
  notSentInPreview: 'This is a preview, so your address was not sent.',
  notice: 'We use your address to send you news, until you ask us to stop.',
  done: 'Thank you for subscribing.',
  failed: 'Your subscription did not get through. Please try again.',
  withoutScript: 'Subscribing needs JavaScript, which is switched off here.',
} as const;
