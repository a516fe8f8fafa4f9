import type { Files, ReadFile } from '../recipe';
import { insertBefore } from '../insertLine';
import type { RemoteNames } from './remoteNames';

const IMPORT = "import type { RoutePageProps } from '../declaration/remoteRoute';\n";
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

/** The declaration of a remote with one page, and its line in the registry. */
export function declarationFiles(
  { folder, federation, module, declaration, title }: RemoteNames,
  { owner, path, port, isForeign }: Declared,
  read: ReadFile,
): Files {
  const text = `${IMPORT}import { takes, type RemoteDeclaration } from '../declaration/remoteDeclaration';

export const ${federation} = {
  folder: '${folder}',
  owner: '${owner}',
  devPort: ${port},
  languages: ['en'],
  exposes: { ${module}: takes<RoutePageProps>() },
  routes: [
    {
      path: '${path}',
      module: '${module}',
      placeholder: '${isForeign ? 'panel' : 'page'}',
      texts: {
        en: {
          title: ${JSON.stringify(title)},
          description: ${JSON.stringify(`${title}.`)},
          menu: ${JSON.stringify(title)},
        },
      },
    },
  ],
  ${isForeign ? 'isForeign: true,' : ''}
} as const satisfies RemoteDeclaration;
`;
  const withImport = insertBefore(
    read(REGISTRY),
    '\n/**',
    `import { ${federation} } from '../remotes/${declaration}';`,
  );
  return {
    [`contracts/src/remotes/${declaration}.ts`]: text,
    [REGISTRY]: insertBefore(withImport, '} as const;', `  ${federation},`, 'export const remotes'),
  };
}
