import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, languages } from '@site/company/languages';
import { anchors } from '@site/company/paths';
import { UsageError } from '../command-line/command';
import { root } from '../workspace';
import { editTexts } from './editJson';
import { fillTemplate } from './fillTemplate';
import { insertBefore } from './insertLine';
import { capitalised, NAME_FORM } from './remoteNames';
import { isThere, read, type Made, type NewOptions } from './recipe';

const HOME = 'shell/src/pages/home';
const SCHEMA = 'shell/content/schema.ts';
const TEXTS = 'platform/tooling/templates/section-texts';

interface Names {
  /** The folder, and the anchor: `how-to-rest`. */
  anchor: string;
  /** `HowToRest`. */
  component: string;
  /** The group of its texts: `howToRest`. */
  texts: string;
}

/** Where elements come from that stand on a page together with the sections of the home page. */
const SHOWN = [
  'company/src',
  'contracts/src',
  'order-model/src',
  'platform/compose/src/page',
  'remote-order/src',
  'remote-products/src',
  'shell/src',
];

/** The file that gives an id to an element, other than a test. */
function elementWithId(id: string): string | undefined {
  const given = new RegExp(`(\\bid[=:] ?|ID = )["']${id}["']`);
  return SHOWN.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\./.test(file))
      .map((file) => `${folder}/${file}`),
  ).find((file) => given.test(read(file)));
}

function namesOf(name: string): Names {
  if (!NAME_FORM.test(name)) {
    throw new UsageError(
      `Invalid name "${name}" (expected small letters with hyphens, e.g. how-to-rest).`,
    );
  }
  const component = name.split('-').map(capitalised).join('');
  const texts = component.charAt(0).toLowerCase() + component.slice(1);
  const isTaken =
    Object.values<string>(anchors).includes(name) ||
    texts in (JSON.parse(read('shell/content/home.json')) as object) ||
    isThere(`${HOME}/${component}.tsx`) ||
    isThere(`${HOME}/${name}`);
  if (isTaken) throw new UsageError(`There is a section ${name} on the home page already.`);
  if (new RegExp(`\\b${component}\\b`).test(read(`${HOME}/Home.tsx`))) {
    throw new UsageError(`The name ${component} is taken in ${HOME}/Home.tsx.`);
  }
  const other = elementWithId(name);
  if (other) throw new UsageError(`The id "${name}" is taken by an element in ${other}.`);
  return { anchor: name, component, texts };
}

/** Makes a section of the home page, before the order form: its texts in every language, a component, a first test. */
export function makeSection(name: string, options: NewOptions): Made {
  const names = namesOf(name);
  const { component, texts, anchor } = names;
  const title = options.title ?? capitalised(name.replaceAll('-', ' '));
  const home = insertBefore(
    read(`${HOME}/Home.tsx`),
    'import { Circulation }',
    `import { ${component} } from './${anchor}/${component}';`,
  );
  const schema = `    ${texts}: group(
      { title, lead, points: listOf(lead, 2, 'Give two points or more.') },
      'The part “${texts}” is missing.',
    ),`;
  const content = languages.map((language) => {
    const isDefault = language === defaultLanguage;
    const file = `shell/content/${isDefault ? '' : `${language}/`}home.json`;
    // A further language begins with the Hindi.
    const begun = JSON.parse(read(`${TEXTS}/${isDefault ? 'en' : 'hi'}.json`)) as object;
    return [file, editTexts(read(file), [[texts], { title, ...begun }])] as const;
  });
  return {
    created: fillTemplate('section', `${HOME}/${anchor}`, { ...names }),
    edited: {
      [`${HOME}/Home.tsx`]: insertBefore(home, '<Section id={anchors.buyNow}', `<${component} />`),
      [SCHEMA]: insertBefore(read(SCHEMA), '    circulation: group', schema, 'const home ='),
      ...Object.fromEntries(content),
    },
    remains: [
      'Write its texts in shell/content/home.json and hi/home.json. See them with: npm run content',
      `Move <${component} /> in ${HOME}/Home.tsx to where it belongs.`,
      'Is it about health? Then a medical reviewer reads it first.',
      'More: docs/recipes/section.md.',
    ],
  };
}
