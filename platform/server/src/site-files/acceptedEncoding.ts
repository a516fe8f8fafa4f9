/** The encodings of a file, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Negotiates the encoding from `Accept-Encoding`. Among encodings of equal quality the smallest wins; one that is not named,
 * or has `q=0`, is not sent.
 */
export function acceptedEncoding(
  header: string | undefined,
  available: ReadonlySet<Encoding>,
): Encoding {
  const qualities = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((it) => it.trim());
    const quality = parameters.find((it) => it.startsWith('q='))?.slice(2) ?? '1';
    qualities.set(name, Number(quality) || 0);
  }
  const qualityOf = (encoding: Encoding) => qualities.get(encoding) ?? qualities.get('*') ?? 0;
  const [best] = encodings
    .filter((it) => it !== 'identity' && available.has(it) && qualityOf(it) > 0)
    .sort((one, other) => qualityOf(other) - qualityOf(one));
  if (!best) return 'identity';
  return (qualities.get('identity') ?? 0) > qualityOf(best) ? 'identity' : best;
}
