import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace';
import programs from '../../types/programs.json';

const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown;

/** The files that `npm run types` compiles, besides those that they import. */
const filesOf = (program: string) => {
  const file = join(root, program);
  const { config } = ts.readConfigFile(file, (it) => readFileSync(it, 'utf8')) as {
    config: unknown;
  };
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).fileNames;
};

test('npm run types compiles what each workspace compiles alone', () => {
  const { workspaces } = readJson('package.json') as { workspaces: string[] };
  const checked = new Set(programs.flatMap(filesOf));

  const left = workspaces
    .flatMap((it) => filesOf(join(it, 'tsconfig.json')))
    .filter((it) => !checked.has(it));
  expect(left).toEqual([]);
});
