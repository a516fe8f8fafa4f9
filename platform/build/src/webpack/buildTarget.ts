/** What a build is for: the published browser files, the server's rendering, or a development server. */
export type BuildTarget = 'browser' | 'server' | 'development';

/** Where a build is written, and where what it makes will be. */
export interface BuildPlace {
  /** The folder that takes the files, absolute; the workspace's `dist` otherwise. */
  out?: string;
  /** Where the application's browser files stand on the site, with a slash at both ends; the server build needs it. */
  base?: string;
}
