/** Constructs that JavaScript and RE2 read alike, one after the other; anything else has no business in the schema. */
const ALIKE = [
  /^\\x[0-9a-f]{2}/,
  /^\\u([0-9a-f]{4}|\{[0-9a-f]{5}\})/,
  // Characters that mean themselves: outside ASCII only as codes, since an editor may change what nobody sees.
  /^[ -[\]-~]/,
];
const UNLIKE = [/\(\?/, /\[:/, /&&/, /--/];

/** Brings a pattern of the schema to the language of Firestore's rules. Throws for one that the two might read differently. */
export function re2Pattern({ source }: RegExp): string {
  let rest = source;
  while (rest !== '') {
    const part = ALIKE.map((alike) => alike.exec(rest)?.[0]).find(Boolean);
    if (!part) throw new Error(`${source}: JavaScript and RE2 may read "${rest}" differently.`);
    rest = rest.slice(part.length);
  }
  const outsideClasses = source.replace(/\[\^?\]?[^\]]*\]/g, '');
  if (outsideClasses.includes('.') || UNLIKE.some((unlike) => unlike.test(source))) {
    throw new Error(`${source}: JavaScript and RE2 may read this differently.`);
  }
  return source.replace(/\\u(?:\{([0-9a-f]{5})\}|([0-9a-f]{4}))/g, '\\x{$1$2}');
}
