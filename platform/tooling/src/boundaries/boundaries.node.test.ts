import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { builtApplications, folderOf } from '../workspace';

const root = resolve(__dirname, '../../../..');

const MAY_IMPORT: Record<string, string[]> = {
  contracts: [],
  'shared-ui': [],
  ...Object.fromEntries(
    builtApplications.map((name) => [folderOf(name), ['contracts', 'shared-ui']]),
  ),
  'order-desk': ['contracts', 'shared-ui'],
};
const packages = Object.keys(MAY_IMPORT);

interface Probe {
  file: string;
  code: string;
}

/** Gives the messages for each probe. ESLint takes seconds to start, so all are linted in one go. */
function lint(probes: Probe[]): string[][] {
  const script = join(root, 'platform/tooling/src/boundaries/lintProbes.mjs');
  const input = JSON.stringify(probes.map(({ file, code }) => ({ file: join(root, file), code })));
  return JSON.parse(execFileSync(process.execPath, [script], { cwd: root, input }).toString());
}

const importing = (what: string) => `import '${what}';\n`;

describe('lint', () => {
  const pairs = packages.flatMap((from) =>
    packages.filter((to) => to !== from).map((to) => ({ from, to })),
  );
  const byName = pairs.map(({ from, to }) => ({
    file: `${from}/src/probe.ts`,
    code: importing(`@site/${to}/x`),
  }));
  const byPath = pairs.map(({ from, to }) => ({
    file: `${from}/src/probe.ts`,
    code: importing(`../../${to}/src/x`),
  }));

  const brokenRules: [string, Probe][] = [
    [
      'toasts outside the shell',
      { file: 'remote-order/src/probe.ts', code: importing('react-toastify') },
    ],
    [
      'toasts elsewhere in the shell',
      { file: 'shell/src/probe.ts', code: importing('react-toastify/unstyled') },
    ],
    [
      'Firestore outside its store',
      { file: 'remote-order/src/order-form/probe.ts', code: importing('firebase/firestore/lite') },
    ],
    [
      'federation outside its folder',
      { file: 'shell/src/layout/probe.ts', code: importing('@module-federation/enhanced/runtime') },
    ],
    [
      'slick outside the carousel',
      { file: 'remote-products/src/probe.ts', code: importing('react-slick') },
    ],
    [
      'a router in a remote',
      {
        file: 'remote-order/src/probe.tsx',
        code: "import { BrowserRouter } from 'react-router-dom';\nexport const x = BrowserRouter;\n",
      },
    ],
    [
      'a router in shared components',
      { file: 'shared-ui/src/probe.ts', code: importing('react-router') },
    ],
    [
      'a name that says nothing',
      { file: 'shell/src/utils/probe.ts', code: 'export const x = 1;\n' },
    ],
    [
      'the platform in an application',
      {
        file: 'shell/src/probe.ts',
        code: importing('@site/federation/presets/applicationPresets'),
      },
    ],
  ];

  const allowed: Probe[] = [
    { file: 'shell/src/notifications/probe.ts', code: importing('react-toastify/unstyled') },
    { file: 'remote-order/src/order-store/probe.ts', code: importing('firebase/firestore/lite') },
    {
      file: 'shell/src/remotes/probe.ts',
      code: importing('@module-federation/enhanced/runtime'),
    },
    { file: 'shell/src/rendering/probe.tsx', code: importing('react-router') },
    { file: 'order-desk/src/probe.ts', code: importing('react-router-dom') },
    {
      file: 'remote-products/webpack.config.ts',
      code: importing('@site/federation/presets/applicationPresets'),
    },
  ];

  const answers = new Map<Probe, string[]>();
  const isRefused = (probe: Probe | undefined) =>
    probe !== undefined && !!answers.get(probe)?.length;
  beforeAll(() => {
    const probes = [...byName, ...byPath, ...brokenRules.map(([, probe]) => probe), ...allowed];
    const found = lint(probes);
    probes.forEach((it, index) => answers.set(it, found[index] ?? []));
  });

  test('lets a package import exactly the packages in its row', () => {
    const refused = pairs.filter((_, index) => isRefused(byName[index]));

    expect(refused).toEqual(pairs.filter(({ from, to }) => !MAY_IMPORT[from]?.includes(to)));
  });

  test('refuses a path into another package, even into one that may be imported by name', () => {
    expect(byPath.filter((it) => !isRefused(it))).toEqual([]);
  });

  test('refuses what each rule is there for', () => {
    expect(brokenRules.filter(([, probe]) => !isRefused(probe))).toEqual([]);
  });

  test('lets through what the rules allow', () => {
    expect(allowed.map((it) => answers.get(it))).toEqual(allowed.map(() => []));
  });
});

describe('the doors of a package', () => {
  /** What Node answers when asked for each of these; jest has a resolver of its own, so Node is asked outside. */
  function resolveAll(requests: string[]): string[] {
    const script = `const answers = ${JSON.stringify(requests)}.map((request) => {
      try { return require.resolve(request) } catch ({ code }) { return code }
    }); console.log(JSON.stringify(answers))`;
    return JSON.parse(execFileSync(process.execPath, ['-e', script], { cwd: root }).toString());
  }

  test('nothing opens that a package does not name in its exports', () => {
    // A file that every package has and none names as a door.
    const answers = resolveAll(packages.map((name) => `@site/${name}/package.json`));

    expect(answers).toEqual(packages.map(() => 'ERR_PACKAGE_PATH_NOT_EXPORTED'));
  });

  test('a named door opens', () => {
    expect(resolveAll(['@site/contracts/brand'])).toEqual([
      join(root, 'contracts/src/company/brand.ts'),
    ]);
  });
});
