import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { RemoteName } from '@site/contracts/remotes';
import { folderOf, root } from '@site/tooling/workspace';

/**
 * Gives sources modules of their own of the content files that they import. webpack leaves out what no code asks for, but of a
 * module as all scripts have it: a script that shows a few texts of a page would bring along all of them. Layers, which a
 * build has to allow, tell such modules apart; imports stay as they are.
 */
export const partsRule = (remote: RemoteName, sources: RegExp): RuleSetRule => ({
  test: /\.json$/,
  include: join(root, folderOf(remote), 'content'),
  issuer: sources,
  layer: 'parts',
});
