import type content from '../../content/messages.json';

/** The texts of the error catalogue (§5, §8), and what fields say beyond them, in any language. */
export type OrderMessages = Pick<typeof content, 'messages' | 'details'>;
