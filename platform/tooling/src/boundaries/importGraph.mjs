import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';

/**
 * Prints every import that is not allowed. Who may import whom is what a workspace declares in its `package.json`; tests are
 * held to it as well. Circles of files and of folders are looked for without tests; type-only imports count, since a reader
 * has to follow them too.
 */
const root = fileURLToPath(new URL('../../../..', import.meta.url));
process.chdir(root);

const packageIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const workspaces = packageIn('.').workspaces.map((folder) => {
  const { name, dependencies, devDependencies } = packageIn(folder);
  return { folder, name, needs: Object.keys({ ...dependencies, ...devDependencies }) };
});
const any = (folders) => `^(${folders.join('|')})/`;

const isScreen = ({ folder }) =>
  !/^(platform\/|order-backend|functions|e2e|bench|picture-sources)/.test(folder);
const screens = workspaces.filter(isScreen).map(({ folder }) => folder);

const boundaries = [
  ...workspaces.flatMap(({ folder, needs }) => {
    const others = workspaces.filter((it) => it.folder !== folder);
    const undeclared = others.filter((it) => !needs.includes(it.name));
    return [
      {
        name: 'not in package.json',
        from: { path: `^${folder}/` },
        to: { path: any(undeclared.map((it) => it.folder)) },
      },
      {
        name: 'a path into another package',
        from: { path: `^${folder}/` },
        to: {
          path: any(others.map((it) => it.folder)),
          dependencyTypesNot: ['aliased-workspace'],
        },
      },
      {
        name: 'its own package by name',
        from: { path: `^${folder}/` },
        to: { path: `^${folder}/`, dependencyTypes: ['aliased-workspace'] },
      },
    ];
  }),
  {
    name: 'not among what its package exports',
    from: {},
    to: { path: '^@site/', couldNotResolve: true },
  },
  {
    name: 'the platform in an application',
    // The configuration of the build, and the schema of the texts, are not in the application.
    from: { path: any(screens), pathNot: `${any(screens)}(webpack\\.config\\.ts$|content/)` },
    to: { path: '^(platform|order-backend)/' },
  },
].map((rule) => ({ severity: 'error', ...rule }));

const TESTS = String.raw`\.(test|spec|long|compat)\.tsx?$`;
const circles = [
  { name: 'files', severity: 'error', from: {}, to: { circular: true } },
  { name: 'folders', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
];

async function print(folders, forbidden, exclude) {
  const { output } = await cruise(folders, {
    validate: true,
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    // What leads to no file keeps the name that it was imported by.
    includeOnly: { path: [any(folders), '^@site/'] },
    exclude: { path: `(^|/)(node_modules|dist|sample-remote)/${exclude}` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.css', '.json'],
    },
    ruleSet: { forbidden },
  });
  if (output.modules.length === 0) throw new Error('No sources were found.');
  for (const { rule, from, to, cycle } of output.summary.violations) {
    const places = [from, ...(cycle ?? [{ name: to }]).map(({ name }) => name)];
    console.log(`${rule.name}: ${places.join(' -> ')}`);
  }
}

const folders = workspaces.map(({ folder }) => folder);
await print(folders, boundaries, '');
await print(
  folders.filter((it) => !/^(e2e|bench|picture-sources)/.test(it)),
  circles,
  `|${TESTS}`,
);
