/** The encodings of a file, the smallest first. */
const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number] | 'identity';

/** The smallest encoding that `Accept-Encoding` names. Browsers give no qualities. */
export const acceptedEncoding = (header = '', available: ReadonlySet<Encoding>): Encoding => {
  const named = header.split(',').map((name) => name.trim());
  return encodings.find((it) => available.has(it) && named.includes(it)) ?? 'identity';
};
