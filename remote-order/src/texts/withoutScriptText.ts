/** Says how to order where scripts are off. `{phone}`, `{email}` and `{message}` are links. */
export const withoutScript = {
  text: 'This form needs JavaScript, which is switched off here. To order without it, call {phone}, write to {email} or {message}, and say what you want to order.',
  message: 'send us a message',
} as const;
