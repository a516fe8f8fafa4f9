import { routes } from '@site/company/paths';
import { containerOf } from '@site/contracts/applicationNames';
import { declarationOf } from '@site/contracts/remotes';
import { UsageError } from '../command-line/command';
import { isReservedPath } from '../reservedPaths';
import { ports, remoteNames as registered } from '../workspace';
import { editJson } from './editJson';
import { fillTemplate } from './fillTemplate';
import { insertBefore } from './insertLine';
import { isThere, read, type Made, type NewOptions } from './recipe';
import { remoteNames, teamOf, type RemoteNames } from './remoteNames';

const REGISTRY = 'contracts/src/remotes.ts';
const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const OWNER = /^@[\w.-]+(\/[\w.-]+)?$/;

/** What the templates of a remote are filled with. @throws UsageError */
function valuesOf(names: RemoteNames, options: NewOptions) {
  const { name, title } = names;
  const {
    path = `/${name}`,
    foreign: isForeign = false,
    owner = `@cirvena/${name}-team`,
  } = options;
  if (!PATH.test(path)) {
    throw new UsageError(`Invalid --path "${path}" (expected a path such as /store-finder).`);
  }
  if (!OWNER.test(owner)) {
    throw new UsageError(`Invalid --owner "${owner}" (expected a team such as @company/team).`);
  }
  const declarations = registered.map(declarationOf);
  const other = registered.find((it) => declarationOf(it).routes?.some((own) => own.path === path));
  if (other) throw new UsageError(`${other} serves ${path} already.`);
  if (routes.includes(path) || isReservedPath(path)) {
    throw new UsageError(`The site needs ${path} itself: choose another --path.`);
  }
  return {
    ...names,
    owner,
    path,
    port: nextPort(declarations.map(({ devPort }) => devPort)),
    quotedTitle: JSON.stringify(title),
    quotedDescription: JSON.stringify(`${title}.`),
    placeholder: isForeign ? 'panel' : 'page',
    foreign: isForeign ? 'isForeign: true,' : '',
  };
}

/** The next port behind those of the others that nothing else here uses. */
function nextPort(others: readonly number[]): number {
  let port = Math.max(ports.shellDev, ...others) + 1;
  while (Object.values<number>(ports).includes(port)) port += 1;
  return port;
}

type Values = ReturnType<typeof valuesOf>;

/** The declaration of a remote with one page, and its line in the registry. */
function declarationFiles(values: Values): Pick<Made, 'created' | 'edited'> {
  const { name, declaration } = values;
  const imported = `import { ${declaration} } from './${declaration}';`;
  const key = name.includes('-') ? `'${name}'` : name;
  const withImport = insertBefore(read(REGISTRY), '\n\n/**', imported);
  return {
    created: fillTemplate('declaration', 'contracts/src', values),
    edited: {
      [REGISTRY]: insertBefore(
        withImport,
        '} as const;',
        `  ${key}: ${declaration},`,
        'export const remotes',
      ),
    },
  };
}

/** The versions of what a remote needs: those of the product team's. */
function versionsIn(packageFile: string) {
  const { dependencies, devDependencies } = JSON.parse(packageFile) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const versionOf = (name: string) => dependencies[name] ?? devDependencies[name] ?? '*';
  return {
    react: versionOf('react'),
    reactDom: versionOf('react-dom'),
    contracts: versionOf('@site/contracts'),
    sharedUi: versionOf('@site/shared-ui'),
    build: versionOf('@site/build'),
    contentTools: versionOf('@site/content-tools'),
  };
}

/** The workspace of a remote, and its place among the others. */
function workspaceFiles(values: Values): Pick<Made, 'created' | 'edited'> {
  const { folder, title, owner } = values;
  const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
  const at = workspaces.findLastIndex((other) => other.startsWith('remote-')) + 1;
  const section = `## [\`${folder}\`](../${folder}), ${teamOf(owner)} team\n\n${title}.\n`;
  const codeowners = '.github/CODEOWNERS';
  const owners = read(codeowners);
  const [column = ''] = /^\* +/m.exec(owners) ?? [];
  const owned = `/${folder}/ `.padEnd(column.length) + owner;
  return {
    created: fillTemplate('remote', folder, {
      ...values,
      ...versionsIn(read('remote-products/package.json')),
    }),
    edited: {
      'docs/where.md': insertBefore(read('docs/where.md'), '## [`order-desk`]', section),
      [codeowners]: insertBefore(owners, '/order-desk/', owned),
      'package.json': editJson(read('package.json'), [
        ['workspaces'],
        workspaces.toSpliced(at, 0, folder),
      ]),
    },
  };
}

/** Makes a remote with a page of its own and an entry in the menu. */
export function makeRemote(name: string, options: NewOptions): Made {
  const names = remoteNames(name, options);
  const { folder, declaration } = names;
  // The federation refuses an alias that another name begins with.
  if (registered.some((it) => it === name))
    throw new UsageError(`There is a remote ${name} already.`);
  const like = registered.find(
    (it) => name.startsWith(it) || [it, containerOf(it)].some((its) => its.startsWith(name)),
  );
  if (like) throw new UsageError(`The name "${name}" is too much like ${like}.`);
  if (isThere(folder)) throw new UsageError(`${folder} is there already: move or delete it first.`);
  const values = valuesOf(names, options);
  const declared = declarationFiles(values);
  if (options.foreign) {
    return {
      ...declared,
      remains: [
        `Describe its page in contracts/src/${declaration}.ts.`,
        `Adopt a build: npm run site -- adopt ${name} FOLDER`,
        'More: docs/recipes/foreign-remote.md.',
      ],
    };
  }
  const workspace = workspaceFiles(values);
  return {
    created: { ...declared.created, ...workspace.created },
    edited: { ...declared.edited, ...workspace.edited },
    remains: [
      'Run: npm install',
      `Say in ${folder}/README.md what it is for, and write its texts in ${folder}/content.`,
      `Describe its page for search engines in contracts/src/${declaration}.ts.`,
      `Ship it: npm run release -- ${name}, then npm run site -- use ${name}@0.1.0.`,
      'More, such as another language: docs/recipes/remote.md.',
    ],
  };
}
