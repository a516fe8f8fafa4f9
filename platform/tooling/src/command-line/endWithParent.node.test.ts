import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../workspace';
import { startProgram, type Program } from '../testing/startProgram';
import { temporaryFolders } from '../testing/temporaryFolder';

const newFolder = temporaryFolders();
const running: Program[] = [];
afterEach(() => running.splice(0).forEach((it) => it.kill()));

/** Only Linux says who started the shell that npm starts. */
const testOnLinux = existsSync('/proc/self/stat') ? test : test.skip;

/** Runs a command as npm does, in a shell that a process of its own starts, which then does `next`. */
async function startAsNpm(next: string): Promise<Program> {
  const folder = await newFolder();
  const command = join(folder, 'command.mts');
  await writeFile(
    command,
    `import { endWithParent } from ${JSON.stringify(join(root, 'platform/tooling/src/command-line/endWithParent.ts'))};
    endWithParent();
    console.log('runs');
    setInterval(() => {}, 1000);`,
  );
  // Some shells become the program that they start, unless something follows.
  const line = `"${process.execPath}" --import tsx "${command}"; true`;
  const npm = `process.env.npm_command = 'run-script';
    require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(line)}], { stdio: 'inherit' });
    ${next}`;
  const program = startProgram(process.execPath, ['-e', npm], root);
  running.push(program);
  return program;
}

testOnLinux('a command ends that npm has started and not lived to pass a signal to', async () => {
  const { ended, said } = await startAsNpm(`process.kill(process.pid, 'SIGKILL');`);
  // Whatever is left holds the output open.
  await ended;
  expect(said()).toBe('');
});

testOnLinux('a command runs while npm does, and ends after it', async () => {
  const { ended, line, stop } = await startAsNpm('');
  await line(/runs/);
  stop();
  await ended;
});
