import { join } from 'node:path';
import ts from 'typescript';
import { root } from '@site/tooling/workspace';

/** The messages of the type checker about a piece of code, as if it stood in the shell. */
function check(code: string): string[] {
  const file = join(root, 'shell/src/probe.ts');
  const { config } = ts.readConfigFile(join(root, 'shell/tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'shell'));
  const host = ts.createCompilerHost({ ...options, types: [] });
  const read = host.readFile.bind(host);
  const exists = host.fileExists.bind(host);
  host.readFile = (name) => (name === file ? code : read(name));
  host.fileExists = (name) => name === file || exists(name);
  const sourceOf = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, code, ts.ScriptTarget.ES2022)
      : sourceOf(name, ...rest);
  const program = ts.createProgram([file], { ...options, types: [] }, host);
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test('a name of the router that the facade lacks is a type error', () => {
  expect(check("import { useSearchParams } from 'react-router-dom';\nuseSearchParams();")).toEqual([
    expect.stringContaining("has no exported member 'useSearchParams'"),
  ]);
  expect(check("import { useLocation } from 'react-router-dom';\nuseLocation();")).toEqual([]);
});
