import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { linkPackages } from '@site/tooling/sources/installPackages';
import { remoteNames, root } from '@site/tooling/workspace';

/** What is installed or made, or is not needed to compose. */
const LEFT_OUT = /^(node_modules|dist|\.git|\.data|\.site|docs|assets|e2e)$/;

const REGISTRY = 'contracts/src/modules/remotes.ts';

/** A further remote that has a page without an entry in the menu. */
const declaration = (number: number) => `{
  folder: 'remote-growth-${number}',
  owner: '@cirvena/growth',
  devPort: ${4000 + number},
  languages: ['en', 'hi'],
  exposes: { Page: {} },
  routes: [{
    path: '/growth-${number}', module: 'Page', placeholder: 'page',
    texts: {
      en: { title: 'Growth ${number}', description: 'A page of remote ${number}.' },
      hi: { title: 'Growth ${number}', description: 'A page of remote ${number}.' },
    },
  }],
}`;

export interface SourcesCopy {
  folder: string;
  remove(): void;
}

/** Copies the sources of the machinery, with so many remotes declared. Nothing here is touched. */
export function copyWithRemotes(remotes: number): SourcesCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-growth-sources-'));
  const isTaken = (path: string) => path === root || !LEFT_OUT.test(basename(path));
  cpSync(root, folder, { recursive: true, filter: isTaken });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { workspaces: string[] };
  const workspaces = manifest.workspaces.filter((it) => !/^(e2e|assets)/.test(it));
  writeFileSync(file, JSON.stringify({ ...manifest, workspaces }));
  linkPackages(folder);
  const registry = join(folder, REGISTRY);
  const further = Array.from(
    { length: remotes - remoteNames.length },
    (_, number) => `  remoteGrowth${number + 1}: ${declaration(number + 1)},\n`,
  );
  const source = readFileSync(registry, 'utf8');
  writeFileSync(registry, source.replace('} as const;', `${further.join('')}} as const;`));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
