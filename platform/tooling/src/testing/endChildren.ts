import childProcess, { type ChildProcess } from 'node:child_process';

/**
 * A test that fails does not reach the lines that end what it started, and a program that goes on keeps Jest from ending.
 * So whatever a file's tests have started and left running is killed after them.
 */
const { spawn } = childProcess;
const running = new Set<ChildProcess>();

childProcess.spawn = ((...args: Parameters<typeof spawn>) => {
  const child = spawn(...args);
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}) as typeof spawn;

afterAll(() => {
  childProcess.spawn = spawn;
  for (const child of running) child.kill('SIGKILL');
});
