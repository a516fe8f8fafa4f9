import type { z } from 'zod';

type Path = readonly PropertyKey[];

/** Writes a place in a file as editors find it: `safety.cards[0].text`. */
function placeOf(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/**
 * Turns what the schema found into lines for editors: `safety.cards[0].text: Write one sentence a patient can act on.`
 * Takes the error of a failed `safeParse`; gives one line per fault, in the order of the file.
 */
export function describeFaults(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map(
        (key) =>
          `${placeOf([...issue.path, key])}: There is no such field here. Check its spelling or remove it.`,
      );
    }
    return [`${placeOf(issue.path) || 'the file'}: ${issue.message}`];
  });
}
