import { existsSync, readFileSync } from 'node:fs';

const readIfThere = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // It ended, belongs to somebody else, or the system is not Linux.
    return undefined;
  }
};

/** The parent and the session of a process (proc_pid_stat(5)); undefined where the system does not say. */
export function readProcess(pid: number): { parent: number; session: number } | undefined {
  const text = readIfThere(`/proc/${pid}/stat`);
  if (text === undefined) return undefined;
  // The name in front may hold blanks and brackets.
  const [, parent, , session] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { parent: Number(parent), session: Number(session) };
}

const commandLineOf = (pid: number): string[] =>
  readIfThere(`/proc/${pid}/cmdline`)?.split('\0') ?? [];

/** Whether a process is a shell that was given its command in an argument, as npm starts scripts. */
export const isShellWithCommand = (pid: number): boolean => commandLineOf(pid)[1] === '-c';

/** npm is the first process where a container runs nothing else. */
const isNpmFirst = () =>
  existsSync('/proc/1/cmdline') && commandLineOf(1).some((word) => word.includes('npm'));

/**
 * Whether the parent of a process is one that took it over: the first process, or of another session, which a parent and its
 * child share unless the child began one.
 */
export function isTakenOver(pid: number, parent: number): boolean {
  if (parent === 1) return !isNpmFirst();
  const [child, other] = [readProcess(pid), readProcess(parent)];
  return !!child && !!other && child.session !== pid && child.session !== other.session;
}
