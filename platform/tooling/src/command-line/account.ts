import { homedir, userInfo } from 'node:os';

/** The account that runs this. In a container its number often has no entry in passwd, and then it has no name. */
export function accountName(environment: NodeJS.ProcessEnv = process.env): string {
  try {
    return userInfo().username;
  } catch {
    return environment.LOGNAME || environment.USER || `uid ${process.getuid?.()}`;
  }
}

/**
 * Gives this process and those that it starts a home folder where the account has none: libraries of others ask for one when
 * they are loaded, and end the process. The root is what containers name then; nobody else can put settings there.
 */
export function assureHome(environment: NodeJS.ProcessEnv = process.env): void {
  try {
    homedir();
  } catch {
    environment.HOME = '/';
  }
}
