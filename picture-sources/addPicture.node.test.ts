import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolders } from '@site/tooling/testing/temporaryFolder';
import { addPicture, type PicturePlaces } from './export/addPicture';

// The formats of the web take their time.
jest.setTimeout(180_000);

const newFolder = temporaryFolders();
let folder: string;
let places: PicturePlaces;

beforeEach(async () => {
  folder = await newFolder();
  const at = (name: string) => join(folder, name);
  places = { doc: 'x', folder: at('files'), module: at('pictures.ts'), names: at('names.ts') };
  await writeFile(places.names, "export const pictureNames = [\n  'forte-carton',\n] as const;\n");
});

async function photograph(width: number): Promise<string> {
  const file = join(folder, 'photo.jpg');
  await sharp({ create: { width, height: width / 2, channels: 3, background: '#c54' } })
    .jpeg()
    .toFile(file);
  return file;
}

test('a photograph becomes a square in all widths and formats, with its name where content may use it', async () => {
  const photo = await photograph(2000);
  const written = await addPicture('forte-hand', photo, places);

  const made = await readdir(places.folder);
  const paths = made.map((file) => join(places.folder, file));
  expect(written.sort()).toEqual([...paths, places.module, places.names].sort());
  expect(made).toHaveLength(4);
  for (const file of made) {
    const { width, height } = await sharp(join(places.folder, file)).metadata();
    expect([width, height]).toEqual([Number(/\d+/.exec(file)), Number(/\d+/.exec(file))]);
  }
  expect(await readFile(places.names, 'utf8')).toContain("'forte-hand',\n] as const");
  const module = await readFile(places.module, 'utf8');
  expect(module).toContain("import forteHandAvif480 from './files/forte-hand-480.avif';");
  expect(module).toContain("'forte-carton': {");
  // Its name is listed already.
  const again = await addPicture('forte-hand', photo, places);
  expect(again.sort()).toEqual([...paths, places.module].sort());
});

test('what it says of a file that is too small, or no picture, and of a wrong name', async () => {
  await expect(addPicture('forte-hand', await photograph(600), places)).rejects.toThrow(
    'photo.jpg has 600 × 300 pixels; 1200 on the longer side are needed.',
  );
  await expect(addPicture('forte-hand', places.names, places)).rejects.toThrow(
    'cannot be read as a picture',
  );
  await expect(addPicture('Hand', 'photo.jpg', places)).rejects.toThrow('Invalid name "Hand"');
});
