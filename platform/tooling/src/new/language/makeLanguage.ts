import { declarationOf } from '@site/contracts/remotes';
import { remoteNames } from '../../workspace';
import { editJson, editTexts } from '../editJson';
import { appendEntry } from '../insertLine';
import type { Files, Made, Request } from '../recipe';
import { languageNames, type LanguageNames } from './languageNames';

const LANGUAGES = 'contracts/src/pages/languages.ts';
const DOORS = 'contracts/package.json';

/** The further language that others are made like. */
const MODEL = { code: 'hi', english: 'Hindi' };

const OF_MODEL = /(^|\/)hi(\/|\.tsx?$)|\.hi\.|Hindi|hindi/;

/** Remotes that are in every language; others have their own reasons. */
const translated = remoteNames
  .map(declarationOf)
  .filter(({ languages }) => languages.includes(MODEL.code as 'hi'));

/** Where files of a language stand, and where lines of other files name it. */
const folders = [
  'contracts/src/company',
  'bench/src/bundled',
  ...['shell', ...translated.map(({ folder }) => folder)].flatMap((folder) => [
    `${folder}/content`,
    `${folder}/src`,
  ]),
];
const naming = [
  'shell/src/rendering/render.tsx',
  'shell/src/texts/standIns.ts',
  'bench/src/bundled/loadExposed.server.ts',
  ...translated.flatMap(({ folder }) => [
    `${folder}/src/dev/DevHost.tsx`,
    `${folder}/src/server-modules/describeProduct.ts`,
  ]),
];

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** A path or a line of the model, in another language. */
const inLanguage = (text: string, { code, english }: LanguageNames) =>
  text
    .replace(/\bhi\b/g, code)
    .replaceAll(MODEL.english, english)
    .replaceAll(lower(MODEL.english), lower(english));

/** Every file of the model, in another language. Texts stay as they are until they are translated. */
function copiesOf(names: LanguageNames, { list, read }: Request): Files {
  const files = folders
    .flatMap(list)
    .filter((file) => OF_MODEL.test(file) && !/\.test\.|\.spec\./.test(file));
  return Object.fromEntries(
    [...files, `brand.${MODEL.code}.json`].map((file) => {
      const text = read(file);
      if (file.endsWith('.json')) return [inLanguage(file, names), editTexts(text)];
      const lines = inLanguage(text, names).split('\n');
      const isOfFont = (line: string) => line.includes('devanagari.css') && names.script !== 'Deva';
      return [inLanguage(file, names), lines.filter((line) => !isOfFont(line)).join('\n')];
    }),
  );
}

/** Repeats the lines that name the model, for another language. */
const repeatLines = (text: string, names: LanguageNames) =>
  text
    .split('\n')
    .flatMap((line) => (/\bhi\b|hindi|Hindi/.test(line) ? [line, inLanguage(line, names)] : [line]))
    .join('\n');

/** Makes a language of the site: everything that Hindi has, with its texts until they are translated. */
export function makeLanguage(request: Request): Made {
  const { name, read, isThere } = request;
  const names = languageNames(name);
  const { code, own, english } = names;
  const entry = `'${code}'`;
  const listed = appendEntry(read(LANGUAGES), 'languages = [', ']', entry);
  const declarations = translated.map(({ folder }) => {
    const file = `contracts/src/remotes/${folder.replace('remote-', '')}.ts`;
    return [file, appendEntry(read(file), 'languages: [', ']', entry)] as const;
  });
  const door = (of: string) => `./brandIn${of}`;
  return {
    files: {
      [LANGUAGES]: appendEntry(
        listed,
        'languageNames: Readonly<Record<Language, string>> = {',
        '}',
        `${code}: '${own}'`,
      ),
      ...Object.fromEntries(declarations),
      [DOORS]: editJson(read(DOORS), [
        ['exports', door(english)],
        `./src/company/brandIn${english}.ts`,
      ]),
      ...copiesOf(names, request),
      ...Object.fromEntries(
        naming.filter(isThere).map((file) => [file, repeatLines(read(file), names)]),
      ),
    },
    // The switch in the header has a font with the letters of the languages' names.
    scripts: [['icons', '--only-fonts']],
    remains: [
      `Translate the texts, which are those of ${MODEL.english}: content/${code} in shell and remotes, and brand.${code}.json.`,
      'Have each file reviewed by a medical reviewer of that language, who fills in "reviewed".',
      `Give the checks what may not be said in ${english}: platform/content-tools/src/checks/forbiddenWording.ts.`,
      ...(names.script === 'Deva' || names.script === 'Latn'
        ? []
        : [
            `Choose a font for its script, as shared-ui/src/styles/devanagari.css does for ${MODEL.english}.`,
          ]),
      'More: docs/recipes/language.md.',
    ],
  };
}
