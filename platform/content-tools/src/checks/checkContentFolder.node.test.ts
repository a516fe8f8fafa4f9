import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@site/company/brand';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { applicationNames, root } from '@site/tooling/workspace';
import type { ContentSchemas } from '../schema/contentSchemas';
import { checkApplicationContent, checkStaffContent } from './checkApplicationContent';
import { checkContentFolder } from './checkContentFolder';

const newFolder = temporaryFolders();
const content = join(root, 'remote-products/content');

let schemas: ContentSchemas;
beforeAll(async () => {
  schemas = ((await import(join(content, 'schema.ts'))) as { default: ContentSchemas }).default;
});

/** The new problems of a folder: those of the texts as they stand have a test of their own. */
async function newProblems(folder: string) {
  const { problems: before } = await checkContentFolder(content, schemas, 'content');
  const { problems } = await checkContentFolder(folder, schemas, 'content');
  return problems.filter((problem) => !before.includes(problem));
}

/** What an editor reads after a change to a file of the products. */
async function problemsAfter(file: string, change: (text: string) => string) {
  const folder = await newFolder();
  await cp(content, folder, { recursive: true });
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
  return newProblems(folder);
}

test('a picture that is named and has no file is named, with the command that makes it', async () => {
  const folder = await newFolder();
  const texts = join(folder, 'content');
  await cp(content, texts, { recursive: true });
  const { overview } = JSON.parse(await readFile(join(content, 'forte.json'), 'utf8')) as {
    overview: { slides: [{ picture: string }] };
  };
  const [{ picture }] = overview.slides;
  const pictures = 'src/packshots/files';
  await cp(join(content, '..', pictures), join(folder, pictures), { recursive: true });
  await rm(join(folder, pictures, `${picture}-800.webp`));

  expect((await newProblems(texts))[0]).toMatch(
    new RegExp(
      `^content/forte\\.json:\\d+: .*: There is no picture “${picture}”\\. There are: [a-z, -]+\\. To make it of a file: npm run packshots -w picture-sources -- add ${picture} FILE$`,
    ),
  );
});

type Product = { [part: string]: Record<string, never[]> };

/** Changes the parsed file; the lines stay as the formatter of this repository breaks them. */
const edit = (change: (it: Product) => void) => (text: string) => {
  const value = JSON.parse(text) as Product;
  change(value);
  return JSON.stringify(value, null, 2);
};

test.each(applicationNames)('the texts of %s have no problems', async (name) => {
  expect((await checkApplicationContent(name)).problems).toEqual([]);
});

test('what staff read, in mails and in the order desk, has no problem', async () => {
  const reports = await checkStaffContent();
  expect(reports).toHaveLength(2);
  expect(reports.flatMap(({ problems }) => problems)).toEqual([]);
});

test('files that nobody has reviewed are listed, and are not a problem', async () => {
  const folder = await newFolder();
  await cp(content, folder, { recursive: true });
  const isReviewed = { by: 'Asha Rao, physician', on: '2026-01-31' };
  for (const [name, reviewed] of [
    ['forte.json', null],
    ['hi/forte.json', isReviewed],
  ] as const) {
    const texts = JSON.parse(await readFile(join(folder, name), 'utf8')) as object;
    await writeFile(join(folder, name), JSON.stringify({ ...texts, reviewed }, null, 2));
  }
  const { unreviewed } = await checkContentFolder(folder, schemas, 'content');
  expect(unreviewed).toContain('content/forte.json');
  expect(unreviewed).not.toContain('content/hi/forte.json');
});

test('a translation that is not written yet is not compared', async () => {
  const change = edit((it) => (it.indications!.label = 'यह ‹लिखा जा रहा है›' as never));
  expect(await problemsAfter('hi/forte.json', change)).toEqual([]);
});

test('of a text that is all English, a translator does not read how to improve the English', async () => {
  const change = edit((it) => (it.safety!.lead = 'best before use' as never));
  expect(await problemsAfter('hi/forte.json', change)).toEqual([
    expect.stringMatching(/: safety\.lead: Still in English: “best”, “before”, “use”\.$/),
  ]);
});

test('a drawing of one active does not stand under another', async () => {
  const change = (title: string) =>
    edit((it) => {
      const [slide] = it.mechanism!.slides as unknown as { illustration: string; title: string }[];
      Object.assign(slide!, { illustration: 'diosmin', title });
    });
  expect(await problemsAfter('forte.json', change('Calcium dobesilate'))).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^content\/forte\.json:\d+: mechanism\.slides\[0\]\.illustration: The drawing “diosmin” stands under “Diosmin” in cream\.json, and under “Calcium dobesilate” here\. Choose another one for one of them: vocabulary\.ts beside them has the names\.$/,
      ),
      expect.stringMatching(
        /^content\/cream\.json:\d+: mechanism\.slides\[0\]\.illustration: The drawing “diosmin”/,
      ),
    ]),
  );
  // The same active may have its drawing twice, and one that is not written yet any.
  for (const title of ['Diosmin', 'First active: ‹to be written›']) {
    const problems = await problemsAfter('forte.json', change(title));
    expect(problems.filter((line) => line.includes('The drawing'))).toEqual([]);
  }
});

describe('one mistake gives one line', () => {
  test.each<[string, string, (text: string) => string, RegExp]>([
    [
      'an English sentence without its full stop',
      'forte.json',
      (text) => text.replace('Read the label before use."', 'Read the label before use"'),
      /^content\/forte\.json:\d+: labelLine: End each sentence with one full stop, question mark or exclamation mark, and go on after a blank: “use”\.$/,
    ],
    [
      'a missing text in Hindi',
      'hi/forte.json',
      edit((it) => delete it.labelLine),
      /^content\/hi\/forte\.json:1: labelLine: The translation is missing\.$/,
    ],
    [
      'a text deleted in English',
      'forte.json',
      edit((it) => delete it.labelLine),
      /^content\/forte\.json:1: labelLine: The field is missing\. Say what to read, or whose prescription is needed, before use\.$/,
    ],
    [
      'a deleted card in Hindi',
      'hi/forte.json',
      edit((it) => it.safety!.cards!.shift()),
      /^content\/hi\/forte\.json:\d+: safety\.cards: The translation is missing\. The English file has one more entry: “Alcohol”\.$/,
    ],
    [
      'the brand in place of its placeholder in Hindi',
      'hi/forte.json',
      (text) => text.replace('{product}', brand.product),
      /^content\/hi\/forte\.json:\d+: .*: “.*” is not allowed\. Write \{product\} instead of the name\.$/,
    ],
    [
      'a misspelt placeholder',
      'forte.json',
      (text) => text.replace('A {product} Forte', 'A {prodct} Forte'),
      /^content\/forte\.json:\d+: card\.alt: Unknown placeholder \{prodct\}\. Here you can use \{product\}, \{company\}, \{phone\}, \{email\}\.$/,
    ],
    [
      'a placeholder that is not closed',
      'forte.json',
      (text) => text.replace('A {product} Forte', 'A {product Forte'),
      /^content\/forte\.json:\d+: card\.alt: A “\{” or “\}” stands alone\. Write placeholders like \{product\}\.$/,
    ],
    [
      'a placeholder that the page fills in, lost in English',
      'page.json',
      (text) => text.replace('"Call {number}"', '"Call us"'),
      /^content\/page\.json:\d+: call: Keep \{number\}: it is filled in when the text is shown\.$/,
    ],
    [
      'a misspelt field',
      'forte.json',
      (text) => text.replace('"labelLine"', '"labeLine"'),
      /labeLine: Unknown field\. Did you mean “labelLine”\?$/,
    ],
    [
      'a long text that is no sentence',
      'forte.json',
      (text) => text.replace('Tablet on prescription', 'word, '.repeat(40)),
      /^content\/forte\.json:\d+: kind: \d+ characters are too long\. Up to \d+ fit here\.$/,
    ],
    [
      'a review of other words in Hindi',
      'hi/forte.json',
      edit((it) => (it.reviewed = { by: 'Asha Rao', on: '2026-01-31', words: '1a2b' } as never)),
      /^content\/hi\/forte\.json:\d: reviewed\.words: This file changed since Asha Rao reviewed it/,
    ],
    [
      'a missing comma',
      'forte.json',
      (text) => text.replace('"look": "indigo",', '"look": "indigo"'),
      /^content\/forte\.json:3: Invalid JSON\. A comma is missing at the end of this line\.$/,
    ],
  ])('%s', async (_case, file, change, line) => {
    const problems = await problemsAfter(file, change);

    expect(problems).toEqual([expect.stringMatching(line)]);
  });
});

test('every mistake in a text is told at once, and those of a translation beside those of its original', async () => {
  const folder = await newFolder();
  await cp(content, folder, { recursive: true });
  for (const [file, text] of [
    ['forte.json', `it cures {nme} ${'again '.repeat(26)}and again.`],
    ['hi/forte.json', 'लेबल पढ़ें.डी.वी.टी. में डॉक्टर से पूछें।'],
  ] as const) {
    const texts = JSON.parse(await readFile(join(folder, file), 'utf8')) as object;
    await writeFile(join(folder, file), JSON.stringify({ ...texts, labelLine: text }, null, 2));
  }

  expect((await newProblems(folder)).map((line) => line.replace(/:\d+:/, ''))).toEqual([
    expect.stringMatching(/^content\/forte\.json labelLine: “cures” is not allowed\./),
    expect.stringMatching(/^content\/forte\.json labelLine: Unknown placeholder \{nme\}\./),
    expect.stringMatching(
      /^content\/forte\.json labelLine: Begin each sentence with a capital letter: “it”\.$/,
    ),
    expect.stringMatching(/^content\/forte\.json labelLine: “.*” has \d+ words\./),
    expect.stringMatching(
      /^content\/hi\/forte\.json labelLine: End each sentence with one “।”, question mark or exclamation mark, and go on after a blank: “पढ़ें\.डी\.वी\.टी\.”\.$/,
    ),
  ]);
});

test('a message that the specification gives stays as it is; its translation is free', async () => {
  const order = join(root, 'remote-order/content');
  const { default: schemas } = (await import(join(order, 'schema.ts'))) as {
    default: ContentSchemas;
  };
  const folder = await newFolder();
  await cp(order, folder, { recursive: true });
  const unfilledIn = async (file: string) => {
    const { messages } = JSON.parse(await readFile(join(folder, file), 'utf8')) as {
      messages: { unfilled: string };
    };
    return messages.unfilled;
  };
  const english = await unfilledIn('messages.json');
  const hindi = await unfilledIn('hi/messages.json');
  for (const [file, from, to] of [
    ['messages.json', `"${english}"`, `"${english}!"`],
    ['hi/messages.json', hindi, `${hindi}।`],
  ] as const) {
    const text = await readFile(join(folder, file), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(folder, file), text.replace(from, to));
  }

  expect((await checkContentFolder(folder, schemas, 'content')).problems).toEqual([
    `content/messages.json:4: messages.unfilled: Write “${english}”, as docs/specification.md does. If the company decides otherwise, change it there, in schema.ts in this folder, and in what npm run check then names.`,
  ]);
});

test('a missing file, and one that nothing uses, are problems', async () => {
  const folder = await newFolder();
  await cp(content, folder, { recursive: true });
  await rm(join(folder, 'hi/cream.json'));
  await writeFile(join(folder, 'stray.json'), '{}');
  const known = Object.keys(schemas).map((name) => `${name}.json`);

  expect((await checkContentFolder(folder, schemas, 'content')).problems).toEqual([
    `content/stray.json:1: Unknown file. This folder holds ${known.join(', ')}.`,
    'content/hi/cream.json: The file is missing. Translate cream.json.',
  ]);
});
