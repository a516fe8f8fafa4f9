import { declarationOf } from '@site/contracts/remotes';
import { UsageError } from '../../command-line/command';
import { remoteNames as registered } from '../../workspace';
import type { Made, Request } from '../recipe';
import { fillTemplate } from '../fillTemplate';
import { declarationFiles, freePort, valuesOf, type Declared } from './declaration';
import { remoteNames } from './remoteNames';
import { workspaceFiles } from './workspaceFiles';

const PATH = /^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const OWNER = /^@[\w.-]+(\/[\w.-]+)?$/;

function declared({ name, options }: Request): Declared {
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
  const other = declarations.find(({ routes }) => routes?.some((it) => it.path === path));
  if (other) throw new UsageError(`${other.folder} serves ${path} already.`);
  return { path, owner, isForeign, port: freePort(declarations.map(({ devPort }) => devPort)) };
}

/** Makes a remote with a page of its own and an entry in the menu. */
export function makeRemote(request: Request): Made {
  const { name, options, isThere, read } = request;
  const names = remoteNames(name, options);
  if (isThere(names.folder) || registered.some((it) => it === names.federation))
    throw new UsageError(`There is a remote ${name} already.`);
  const its = declared(request);
  const { folder, short, declaration } = names;
  if (its.isForeign) {
    return {
      files: declarationFiles(names, its, read),
      remains: [
        `Describe its page in contracts/src/remotes/${declaration}.ts.`,
        `Adopt a build: npm run site -- adopt ${short} ADDRESS_OR_FOLDER`,
        'More: docs/recipes/foreign-remote.md.',
      ],
    };
  }
  return {
    files: {
      ...declarationFiles(names, its, read),
      ...workspaceFiles(names, its, read),
      ...fillTemplate('remote', folder, valuesOf(names, its)),
    },
    remains: [
      'Run: npm install',
      `Say in ${folder}/README.md what it is for, and write its texts in ${folder}/content.`,
      `Describe its page for search engines in contracts/src/remotes/${declaration}.ts.`,
      `Ship it: npm run release -- ${short}, then npm run site -- use ${short}@0.1.0.`,
      'More, such as another language: docs/recipes/remote.md.',
    ],
  };
}
