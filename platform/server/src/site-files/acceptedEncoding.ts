/** How a file may travel, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/**
 * Chooses how a file travels. Takes the request's `Accept-Encoding` and what there is of the file.
 * Among encodings that the browser likes equally the smallest wins; what it does not name or gives `q=0` is not sent.
 */
export function acceptedEncoding(
  header: string | undefined,
  available: ReadonlySet<Encoding>,
): Encoding {
  const likings = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((it) => it.trim());
    const quality = parameters.find((it) => it.startsWith('q='))?.slice(2) ?? '1';
    likings.set(name, Number(quality) || 0);
  }
  const liking = (encoding: Encoding) => likings.get(encoding) ?? likings.get('*') ?? 0;
  const [best] = encodings
    .filter((it) => it !== 'identity' && available.has(it) && liking(it) > 0)
    .sort((one, other) => liking(other) - liking(one));
  if (!best) return 'identity';
  return (likings.get('identity') ?? 0) > liking(best) ? 'identity' : best;
}
