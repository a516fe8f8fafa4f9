/** Ends a text like a sentence, if it does not end like one: what others say may have its full stop already. */
export const asSentence = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);
