import { userInfo } from 'node:os';

/** The account that runs this. In a container its number often has no entry in passwd, and then it has no name. */
export function accountName(environment: NodeJS.ProcessEnv = process.env): string {
  try {
    return userInfo().username;
  } catch {
    return environment.LOGNAME || environment.USER || `uid ${process.getuid?.()}`;
  }
}
