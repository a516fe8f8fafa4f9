/** Every text of some JSON with its place in it: `safety.cards[0].text`. */
export function* textsOf(value: unknown, place = ''): Generator<[place: string, text: string]> {
  if (typeof value === 'string') yield [place, value];
  if (!value || typeof value !== 'object') return;
  for (const [key, entry] of Object.entries(value)) {
    yield* textsOf(
      entry,
      Array.isArray(value) ? `${place}[${key}]` : `${place}${place && '.'}${key}`,
    );
  }
}
