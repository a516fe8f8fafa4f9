import type { Files, ReadFile } from '../recipe';
import { insertBefore } from '../insertLine';
import type { Declared } from './declaration';
import { teamOf, type RemoteNames } from './remoteNames';

interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const pick = (from: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? '*']));

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** The workspace of a remote, and its place among the others: its versions are those of the product team's. */
export function workspaceFiles(
  { short, folder, title }: RemoteNames,
  { owner }: Declared,
  read: ReadFile,
): Files {
  const like = JSON.parse(read('remote-products/package.json')) as PackageFile;
  const own = {
    name: `@site/${folder}`,
    version: '0.1.0',
    private: true,
    description: `${title}.`,
    type: 'module',
    exports: {},
    scripts: {
      types: 'tsc -p .',
      build: `tsx ../platform/build/src/bin/build.ts ${short}`,
      dev: `node --import tsx ../platform/build/src/bin/dev.ts ${short}`,
    },
    dependencies: pick(like.dependencies, [
      '@site/contracts',
      '@site/shared-ui',
      'react',
      'react-dom',
    ]),
    devDependencies: pick(like.devDependencies, ['@site/content-tools', '@site/build']),
  };
  const root = JSON.parse(read('package.json')) as { workspaces: string[] };
  const at = root.workspaces.findLastIndex((it) => it.startsWith('remote-')) + 1;
  root.workspaces = root.workspaces.toSpliced(at, 0, folder);
  return {
    [`${folder}/package.json`]: json(own),
    'README.md': insertBefore(
      read('README.md'),
      '[`order-desk`]',
      `| ${title} | [\`${folder}\`](${folder}) | ${teamOf(owner)} team |`,
    ),
    '.github/CODEOWNERS': insertBefore(
      read('.github/CODEOWNERS'),
      '/order-desk/',
      `/${folder}/ ${owner}`,
    ),
    'package.json': json(root),
  };
}
