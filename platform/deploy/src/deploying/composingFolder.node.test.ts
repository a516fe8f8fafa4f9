import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startProgram } from '@site/tooling/testing/startProgram';
import { root } from '@site/tooling/workspace';

const source = pathToFileURL(join(import.meta.dirname, 'composingFolder.ts')).href;

/** A command that composes until it is stopped. */
function compose(line: string) {
  const script = `
    const { makeComposingFolder } = await import(${JSON.stringify(source)});
    const { folder } = await makeComposingFolder();
    ${line}
    console.log(\`in \${folder}.\`);
    setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  return startProgram(process.execPath, args, root);
}

test.each([
  ['interrupt', ''],
  ['stop', ''],
  ['stop', 'await makeComposingFolder();'],
] as const)('what was composed is gone after a command was told to %s (%s)', async (how, line) => {
  const command = compose(line);
  const [, folder = ''] = await command.line(/in (\S+)\.\n/);
  expect(existsSync(folder)).toBe(true);
  command[how]();
  expect(await command.ended).toBe(130);
  expect(existsSync(folder)).toBe(false);
});

test('whoever else listens has the last word', async () => {
  const command = compose(
    "process.once('SIGTERM', () => { console.log('Stopped.'); process.exit(3); });",
  );
  const [, folder = ''] = await command.line(/in (\S+)\.\n/);
  command.stop();
  expect(await command.ended).toBe(3);
  expect(command.said()).toContain('Stopped.');
  expect(existsSync(folder)).toBe(false);
});
