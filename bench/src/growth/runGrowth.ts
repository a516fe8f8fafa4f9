import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { table } from '@site/tooling/command-line/table';
import { remoteNames, root } from '@site/tooling/workspace';
import { sourceVersion } from '../sourceVersion';
import { copyWithRemotes } from './copyWithRemotes';
import { growthReport, growthTable, type GrowthResults } from './growthReport';
import { readNumbers } from './readNumbers';
import { DEFAULT_PRODUCTS, DEFAULT_REMOTES, type GrowthSample } from './sizes';

export interface GrowthOptions {
  products?: string | undefined;
  remotes?: string | undefined;
}

const GIGABYTE = 2 ** 30;

/** Measures throw-away sites of each size, one after the other, and writes numbers and plots. */
export async function runGrowth(options: GrowthOptions): Promise<void> {
  const products = readNumbers('products', options.products, {
    least: 1,
    otherwise: DEFAULT_PRODUCTS,
  });
  const remotes = readNumbers('remotes', options.remotes, {
    least: remoteNames.length,
    otherwise: DEFAULT_REMOTES,
  });
  const samples: GrowthSample[] = [];
  const results: GrowthResults = {
    startedAt: new Date().toISOString().slice(0, 16).replace('T', ' '),
    commit: sourceVersion(),
    machine: `${cpus().length} x ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / GIGABYTE)} GB, Node ${process.versions.node}`,
    samples,
  };
  for (const count of remotes) {
    const copy = copyWithRemotes(count);
    try {
      for (const number of products) {
        console.log(`Measuring ${number} products and ${count} remotes.`);
        samples.push(await measureIn(copy.folder, number));
        await write(results);
      }
    } finally {
      copy.remove();
    }
  }
  process.stdout.write(table(growthTable(samples), { hasHeadings: true }));
  console.log(`Report: ${join(root, 'dist/bench/growth.html')}`);
}

/** A process of its own has the copy's registry of remotes, and nothing in memory from the site before. */
async function measureIn(sources: string, products: number): Promise<GrowthSample> {
  const result = join(sources, 'growth.json');
  await rm(result, { force: true });
  const script = join(sources, 'bench/src/growth/measureProcess.ts');
  execFileSync(process.execPath, ['--import', 'tsx', script, String(products), result], {
    cwd: sources,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return JSON.parse(await readFile(result, 'utf8')) as GrowthSample;
}

async function write(results: GrowthResults): Promise<void> {
  const folder = join(root, 'dist/bench');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'growth.json'), `${JSON.stringify(results, null, 2)}\n`);
  await writeFile(join(folder, 'growth.html'), growthReport(results));
}
