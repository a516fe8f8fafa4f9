import { readNumber } from '@site/tooling/command-line/readCommandLine';
import { runScript } from '@site/tooling/command-line/runScript';
import { UsageError } from '@site/tooling/command-line/command';

process.exitCode = await runScript(
  {
    name: 'npm run packshots',
    summary: 'Add a picture of your own, or render the pack pictures with Blender.',
    words: '[add NAME FILE]',
    details: [
      'add makes all widths and formats of a photograph or drawing: forte-hand photo.jpg. One of',
      'that name is replaced. Without add, the pack pictures are rendered.',
    ],
    options: {
      only: { value: 'NAME', help: 'render this picture alone; may be repeated', isList: true },
      samples: { value: 'NUMBER', help: 'samples per pixel (default: 48)' },
      scale: { value: 'SHARE', help: 'share of the full size, for a quick look (default: 1)' },
      'skip-render': { help: 'encode what was rendered before' },
    },
  },
  async ({ words: [word, name, file, ...rest], values }) => {
    if (word !== undefined) {
      if (word !== 'add' || name === undefined || file === undefined || rest.length) {
        throw new UsageError('packshots takes add, a name and a file, or options alone.');
      }
      const { addPicture } = await import('../export/addPicture');
      for (const made of await addPicture(name, file)) console.log(made);
      return;
    }
    const scale = Number(values.scale ?? 1);
    if (!(scale > 0 && scale <= 1)) {
      throw new UsageError(`Invalid --scale "${values.scale}" (expected e.g. 0.5, at most 1).`);
    }
    const { renderPackshots } = await import('../export/renderPackshots');
    await renderPackshots({
      only: values.only,
      samples: readNumber('samples', values.samples, { otherwise: 48 }),
      scale,
      skipsRender: values['skip-render'] ?? false,
    });
  },
);
