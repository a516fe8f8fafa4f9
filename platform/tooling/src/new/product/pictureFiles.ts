import { appendEntry, insertBefore } from '../insertLine';
import type { Made, ReadFile } from '../recipe';

const NAMES = 'contracts/src/company/pictureNames.ts';
const MODULE = 'remote-products/src/packshots/pictures.ts';
const FOLDER = 'remote-products/src/packshots/files';

/** The files of a picture, by what follows its name; `npm run packshots -w assets/packshots` writes the same (assets/packshots/export/encode.ts). */
const WIDTHS = [480, 800, 1200] as const;
const AVIF = WIDTHS.map((width) => `${width}.avif`);
const WEBP = '800.webp';

/** The pictures of a new product, front and back of a pack. */
export const pictureNamesOf = (id: string) => [`${id}-front`, `${id}-back`] as const;

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const imported = (name: string, file: string) => {
  const [width = '', format] = file.split('.');
  return camel(name) + (format === 'avif' ? `Avif${width}` : 'Webp');
};

/** A picture in the module that `npm run packshots -w assets/packshots` writes. */
const entryOf = (name: string) => `'${name}': {
    width: 1200,
    height: 1200,
    widths: [${WIDTHS.join(', ')}],
    avif: [${AVIF.map((file) => imported(name, file)).join(', ')}],
    webp: ${imported(name, WEBP)},
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
  const files = names.flatMap((name) => [...AVIF, WEBP].map((file) => ({ name, file })));
  const imports = files.map(
    ({ name, file }) => `import ${imported(name, file)} from './files/${name}-${file}';`,
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
      files.map(({ name, file }) => [
        `${FOLDER}/${name}-${file}`,
        `${blanks}/${name.split('-').at(-1)}-${file}`,
      ]),
    ),
  };
}
