import { fillTemplate } from '../fillTemplate';
import type { Files, ReadFile } from '../recipe';
import { insertBefore } from '../insertLine';
import type { RemoteNames } from './remoteNames';

const REGISTRY = 'contracts/src/modules/remotes.ts';

/** The first port of the registry that no remote has. */
export function freePort(ports: readonly number[]): number {
  return Math.max(3000, ...ports) + 1;
}

export interface Declared {
  owner: string;
  path: string;
  port: number;
  /** Others build it. */
  isForeign: boolean;
}

/** What the templates of a remote are filled with. */
export const valuesOf = (names: RemoteNames, { owner, path, port, isForeign }: Declared) => ({
  ...names,
  ...{ owner, path, port },
  quotedTitle: JSON.stringify(names.title),
  quotedDescription: JSON.stringify(`${names.title}.`),
  placeholder: isForeign ? 'panel' : 'page',
  foreign: isForeign ? 'isForeign: true,' : '',
});

/** The declaration of a remote with one page, and its line in the registry. */
export function declarationFiles(names: RemoteNames, declared: Declared, read: ReadFile): Files {
  const { federation, declaration } = names;
  const withImport = insertBefore(
    read(REGISTRY),
    '\n/**',
    `import { ${federation} } from '../remotes/${declaration}';`,
  );
  return {
    ...fillTemplate('declaration', 'contracts/src/remotes', valuesOf(names, declared)),
    [REGISTRY]: insertBefore(withImport, '} as const;', `  ${federation},`, 'export const remotes'),
  };
}
