import { builtApplications, folderOf } from '@site/tooling/workspace';
import { isAllowed, refusedLicences } from './licences';
import { thirdPartiesOf, type LockEntry } from './lockFile';
import { notices } from './licenceNotices';
import { billOf } from './sbom';

test('what is published has allowed licences alone', () => {
  expect(refusedLicences()).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['MIT AND GPL-3.0-only', false],
  ['unknown', false],
])('%s is allowed: %s', (licence, expected) => {
  expect(isAllowed(licence)).toBe(expected);
});

test('packages are found as Node finds them, through own workspaces and not through those of the platform', () => {
  const packages: Record<string, LockEntry> = {
    shell: {
      dependencies: { '@site/contracts': '0.1.0', '@site/federation': '0.1.0', a: '1', b: '1' },
    },
    contracts: { dependencies: { b: '2' } },
    'platform/build': { dependencies: { webpack: '5' } },
    'node_modules/@site/contracts': { link: true, resolved: 'contracts' },
    'node_modules/@site/federation': { link: true, resolved: 'platform/build' },
    'node_modules/a': { version: '1', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/b': { version: '2', license: 'ISC' },
    'node_modules/webpack': { version: '5', license: 'MIT' },
    'shell/node_modules/b': { version: '1', license: 'MIT' },
  };
  const found = thirdPartiesOf(['shell'], packages).map((it) => `${it.name} ${it.version}`);

  expect(found).toEqual(['a 1', 'b 1', 'b 2']);
});

test('the notices hold each package that visitors get, and the text of its licence', () => {
  const text = notices();

  for (const { name, version } of thirdPartiesOf(builtApplications.map(folderOf))) {
    expect(text).toContain(`${name} ${version}`);
  }
  expect(text).toContain('Copyright (c) Meta Platforms');
});

test.each(builtApplications.map(folderOf))('the bill of materials of %s is whole', (folder) => {
  const { components } = billOf(folder);

  expect(components.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'zod']),
  );
  for (const it of components) {
    expect(it).toMatchObject({
      version: expect.stringMatching(/^\d/),
      purl: expect.stringMatching(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
  }
});
