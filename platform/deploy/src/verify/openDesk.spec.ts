import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { composeDesk } from '../deploying/composeDesk';
import { readComposition } from '../deploying/readComposition';
import { serveComposed } from '../folder/staticHost';
import { localTarget } from '../targets/localTarget';

// Its worker is one of the things that are looked at.
test.use({ serviceWorkers: 'allow' });

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-'));
  await composeDesk(folder, undefined);
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Serves the desk as its host would, opens it there, and gives what failed. */
async function faults(): Promise<string[]> {
  const target = { ...localTarget(), shows: 'desk' } as const;
  const composition = await readComposition(folder, target, () => {});
  const host = await serveComposed(composition);
  try {
    return await composition.open(host.address);
  } finally {
    await host.close();
  }
}

/** Changes a file for as long as that takes. */
async function faultsWith(file: string, change: (text: string) => string): Promise<string[]> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, change(text));
  try {
    return await faults();
  } finally {
    await writeFile(path, text);
  }
}

test('a desk that opens on its host, and is kept on the device, has no fault', async () => {
  expect(await faults()).toEqual([]);
});

test('a desk whose script throws is told, and one whose worker cannot be installed', async () => {
  const page = (await readFile(join(folder, 'index.html'), 'utf8')).match(
    /src="(\/assets\/[^"]*)"/,
  );
  expect(
    await faultsWith(page?.[1] ?? '', (script) => `throw new Error('torn');${script}`),
  ).toEqual([expect.stringContaining('torn')]);
  const withoutPage = (script: string) => script.replace('"/manifest.webmanifest"', '"/gone.png"');
  expect(await faultsWith('service-worker.js', withoutPage)).toEqual([
    expect.stringContaining('service worker is not installed'),
  ]);
});
