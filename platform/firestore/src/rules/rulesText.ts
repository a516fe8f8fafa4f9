/** A text as the rules' language writes it. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

/** A list of texts. */
export const listed = (texts: readonly string[]): string => `[${texts.map(quoted).join(', ')}]`;

/** Whether a collection's name can stand in a path as it is. */
export const isPlain = (collection: string): boolean => /^[A-Za-z0-9_-]+$/.test(collection);

/** A name that is no plain path is compared instead: the path's own language has no way to write it. */
export const pathOf = (collection: string): string =>
  isPlain(collection) ? collection : '{collection}';

/** What is compared then, with what follows it. */
export const namedAs = (collection: string): string =>
  isPlain(collection) ? '' : `collection == ${quoted(collection)} && `;

/** The path of a document, as functions of the rules take it. `id` is an expression. */
export const documentPath = (collection: string, id: string): string => {
  const name = isPlain(collection) ? collection : `$(${quoted(collection)})`;
  return `/databases/$(database)/documents/${name}/$(${id})`;
};
