import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { destinations, openGraphFolder } from './export/destinations';
import { encode } from './export/encode';
import { drawOpenGraph } from './export/openGraph';
import { renderScenes } from './export/renderScenes';
import { smooth } from './export/smooth';
import { writePictureModule } from './export/writePictureModule';
import { drawLabels } from './label/drawLabels';
import { labelFacts } from './label/labelFacts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    samples: { type: 'string', default: '48' },
    scale: { type: 'string', default: '1' },
    'skip-render': { type: 'boolean', default: false },
  },
});

const work = join(import.meta.dirname, 'dist');
const renders = join(work, 'renders');
const all = destinations.flatMap(({ pictures }) => pictures);
const wanted = values.only ?? all;
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length) throw new Error(`No picture is called ${unknown.join(', ')}.`);

await drawLabels(join(work, 'label'));
if (!values['skip-render']) {
  await renderScenes({
    folder: renders,
    names: wanted,
    samples: Number(values.samples),
    scale: Number(values.scale),
  });
}

for (const { folder, module, pictures, doc, only } of destinations) {
  const shapes = [];
  for (const name of pictures) {
    const render = join(renders, `${name}.png`);
    const { width, height } = await sharp(render).metadata();
    shapes.push({ name, width, height });
    if (!wanted.includes(name)) continue;
    const pixels = await smooth(render);
    const raw = { width, height, channels: 4 } as const;
    await sharp(pixels.data, { raw })
      .png()
      .toFile(render.replace(/\.png$/, '-smooth.png'));
    console.log(await encode(pixels, name, folder));
  }
  await writePictureModule(module, `./${folder.split('/').at(-1)}`, shapes, doc, only);
}
console.log(await drawOpenGraph(renders, openGraphFolder));

// What the packs in the pictures say; a test compares it with the content.
const printed = { forte: await labelFacts('forte'), cream: await labelFacts('cream') };
await writeFile(
  join(import.meta.dirname, 'printed.json'),
  `${JSON.stringify(printed, undefined, 2)}\n`,
);
