import { z } from 'zod';

/** A text. `ask` is what an editor reads when it is missing or empty. */
export function text(ask: string) {
  return z.string({ error: ask }).trim().min(1, { error: ask });
}

/** One or more whole sentences: they begin with a capital or a placeholder and end with a mark. */
export function sentence(ask: string) {
  return text(ask).regex(/^[\p{Lu}\p{Lo}\p{N}{].*[.?!।]$/su, {
    error: `${ask} Begin with a capital letter and end with a full stop.`,
  });
}

/** One name out of a fixed list. */
export function oneOf<const Names extends readonly string[]>(names: Names) {
  return z.enum(names, { error: `Choose one of: ${names.join(', ')}.` });
}

/** A list with at least `least` entries. */
export function listOf<Entry extends z.ZodType>(entry: Entry, least: number, ask: string) {
  return z.array(entry, { error: ask }).min(least, { error: ask });
}

/** A group of fields. It refuses any field it does not know, since a misspelt field would otherwise be lost in silence. */
export function group<Shape extends z.ZodRawShape>(shape: Shape, ask: string) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : ask),
  });
}
