import { execFileSync } from 'node:child_process';
import { devNull } from 'node:os';

/** What stays of the caller's variables for git: who commits, and how a server is reached. All others lead to other files or settings. */
const OF_THE_CALLER = /^GIT_(AUTHOR|COMMITTER|SSH|SSL|HTTP|PROXY|ASKPASS|ALLOW_PROTOCOL|EXEC_PATH)/;

/** Above those of the clone, which say how its owner likes git to talk. */
const SETTINGS: readonly (readonly [string, string])[] = [
  // The sources in a container often belong to another user than the one it runs as.
  ['safe.directory', '*'],
  ['status.showUntrackedFiles', 'normal'],
  // Its default is a file of the person, wherever their settings are.
  ['core.excludesFile', devNull],
  ['core.hooksPath', devNull],
  ['core.quotePath', 'false'],
];

/** The environment in which programs that commit for a person start git: on the folder that they are started in, with the person's settings. */
export function personalGitEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('GIT_') || OF_THE_CALLER.test(name),
  );
  return Object.fromEntries(others);
}

/** The environment in which git works on the folder that it is started in, whatever a hook or a person has set. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return {
    ...personalGitEnvironment(),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_TERMINAL_PROMPT: '0',
    // A look that is killed leaves no lock then, which would refuse the person's next commit.
    GIT_OPTIONAL_LOCKS: '0',
    GIT_CONFIG_COUNT: String(SETTINGS.length),
    ...Object.fromEntries(
      SETTINGS.flatMap(([key, value], at) => [
        [`GIT_CONFIG_KEY_${at}`, key],
        [`GIT_CONFIG_VALUE_${at}`, value],
      ]),
    ),
  };
}

/** Runs git in a folder. @returns what it wrote, without the last line's end. @throws with what it said when it fails */
export function git(folder: string, ...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: folder,
      env: gitEnvironment(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 2 ** 28,
    }).trimEnd();
  } catch (failure) {
    const { stderr, message } = failure as Error & { stderr?: string };
    throw new Error(`git ${args.join(' ')}: ${stderr?.trim() || message}`, { cause: failure });
  }
}
