import { Refusal } from './refusal';

/** Leads to a field: its name, then the names inside it. Never empty. */
export type FieldPath = readonly [string, ...string[]];

/** Names that Firestore keeps to itself; that of the document's own name may be given and means nothing. */
const RESERVED = /^__(?!name__$).*__$/s;
const PLAIN = /^[A-Za-z_][A-Za-z0-9_]*/;
const QUOTED = /^`((?:[^`\\]|\\.)+)`/s;

/** Reads a path such as ``Name.`first name` ``. Throws a `Refusal`. */
export function readFieldPath(text: unknown): FieldPath {
  const names: string[] = [];
  let rest = typeof text === 'string' ? text : '';
  for (;;) {
    const [whole, quoted] = QUOTED.exec(rest) ?? PLAIN.exec(rest) ?? [''];
    names.push(quoted === undefined ? whole : quoted.replace(/\\(.)/gs, '$1'));
    rest = rest.slice(whole.length);
    if (whole === '' || RESERVED.test(names.at(-1) ?? '') || !/^(\.|$)/.test(rest)) {
      throw new Refusal('malformed', 'The path of a field is not valid.');
    }
    if (rest === '') return names as unknown as FieldPath;
    rest = rest.slice(1);
  }
}
