import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { root } from '@site/tooling/workspace';
import { wordsOfPicture } from './wordsOfPicture';

const newFolder = temporaryFolders();

test('the words of a picture are found in every language, with their lines', async () => {
  const content = await newFolder();
  await mkdir(join(content, 'hi'));
  const picture = (name: string, alt: string) => ({ picture: name, alt });
  const write = (file: string, value: object) =>
    writeFile(join(content, file), JSON.stringify(value, null, 2));
  await write('forte.json', {
    card: picture('forte-hand', 'A hand'),
    slides: [picture('forte-box', 'A box'), picture('forte-hand', 'The same hand')],
  });
  await write('hi/forte.json', { card: picture('forte-hand', 'एक हाथ') });
  await write('cream.json', { card: picture('cream-tube', 'A tube') });
  const shown = relative(root, content);

  expect(wordsOfPicture('forte-hand', content)).toEqual([
    `${shown}/forte.json:4: “A hand”`,
    `${shown}/forte.json:13: “The same hand”`,
    `${shown}/hi/forte.json:4: “एक हाथ”`,
  ]);
  expect(wordsOfPicture('forte-new', content)).toEqual([]);
});

test('those of the site are found', () => {
  expect(wordsOfPicture('forte-carton').join()).toMatch(
    /remote-products\/content\/forte\.json:\d+: “.*remote-products\/content\/hi\/forte\.json:\d+: “/,
  );
});
