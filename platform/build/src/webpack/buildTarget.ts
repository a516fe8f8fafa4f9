/** What a build is for: the published browser files, the server's rendering, or a development server. */
export type BuildTarget = 'browser' | 'server' | 'development';

/** What a build is told from outside. */
export interface BuildEnvironment {
  /** Builds for the server's rendering instead of for the browser. */
  server?: boolean;
  /** Where the application's browser files stand on the site, with a slash at both ends; the server build needs it. */
  base?: string;
  /** The folder that takes the files, absolute; the workspace's `dist` otherwise. */
  out?: string;
}

export function targetOf(environment: BuildEnvironment, mode: string | undefined): BuildTarget {
  if (mode === 'development') return 'development';
  return environment.server ? 'server' : 'browser';
}
