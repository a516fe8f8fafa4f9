import { appendEntry, insertBefore } from '../insertLine';
import type { Made, ReadFile } from '../recipe';

const NAMES = 'contracts/src/company/pictureNames.ts';
const MODULE = 'remote-products/src/packshots/pictures.ts';
const FOLDER = 'remote-products/src/packshots/files';

const WIDTHS = [480, 800, 1200] as const;
const FORMATS = ['avif', 'webp'] as const;

/** The pictures of a new product, front and back of a pack. */
export const pictureNamesOf = (id: string) => [`${id}-front`, `${id}-back`] as const;

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const imported = (name: string, width: number, format: string) =>
  `${camel(name)}${format === 'avif' ? 'Avif' : 'Webp'}${width}`;

/** A picture in the module that `npm run packshots` writes. */
const entryOf = (name: string) => `'${name}': {
    width: 1200,
    height: 1200,
    widths: [${WIDTHS.join(', ')}],
    ${FORMATS.map((format) => `${format}: [${WIDTHS.map((width) => imported(name, width, format)).join(', ')}],`).join('\n')}
  },\n`;

/**
 * Copies a blank pack for each picture of a new product, and names the pictures where content and code look them up.
 */
export function pictureFiles(
  id: string,
  blanks: string,
  read: ReadFile,
): Required<Pick<Made, 'files' | 'copies'>> {
  const names = pictureNamesOf(id);
  const files = names.flatMap((name) =>
    FORMATS.flatMap((format) => WIDTHS.map((width) => ({ name, format, width }))),
  );
  const imports = files.map(
    ({ name, format, width }) =>
      `import ${imported(name, width, format)} from './files/${name}-${width}.${format}';`,
  );
  const withImports = () => insertBefore(read(MODULE), '\n/** The rendered', imports.join('\n'));
  return {
    files: {
      [NAMES]: appendEntry(read(NAMES), 'pictureNames = [', ']', `'${names.join("', '")}'`),
      [MODULE]: appendEntry(
        withImports(),
        'pictures = {',
        '} as const',
        names.map(entryOf).join(''),
      ),
    },
    copies: Object.fromEntries(
      files.map(({ name, format, width }) => [
        `${FOLDER}/${name}-${width}.${format}`,
        `${blanks}/${name.split('-').at(-1)}-${width}.${format}`,
      ]),
    ),
  };
}
