import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from '../workspace';
import type { Files } from './recipe';

const TEMPLATES = join(root, 'platform/tooling/templates');

/**
 * The files of a template, below a folder, with values in the places of `__name__`, in their paths too.
 * @throws when a template asks for a value that is not given
 */
export function fillTemplate(
  template: string,
  folder: string,
  values: Readonly<Record<string, string | number>>,
): Files {
  const place = join(TEMPLATES, template);
  const fill = (text: string) =>
    text.replace(/__([a-z]\w*?)__/gi, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`The template ${template} needs a ${name}.`);
      return String(value);
    });
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => {
        const path = relative(place, file)
          .split(sep)
          .join('/')
          .replace(/\.template$/, '');
        return [`${folder}/${fill(path)}`, fill(readFileSync(file, 'utf8'))];
      }),
  );
}
