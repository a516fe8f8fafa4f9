import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

/**
 * True where a test can make the disk of another process full: on Linux, where util-linux has `prlimit`. Elsewhere a process
 * has to be started under `ulimit -f`, and its disk stays full.
 */
export const canFillDisks = process.platform === 'linux';

function limitFiles(pid: number, most: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${most}:unlimited`]);
}

/**
 * Makes the disk full for a running process: none of its files can grow beyond the size that `file` has now, and `room`
 * bytes more. The system enforces it, so a write that does not fit stores its first part and then fails, as on a full disk;
 * the failure's name is `EFBIG` instead of `ENOSPC`.
 */
export function fillDisk(pid: number, file: string, room = 0): void {
  limitFiles(pid, statSync(file).size + room);
}

export function makeRoom(pid: number): void {
  limitFiles(pid, 'unlimited');
}
