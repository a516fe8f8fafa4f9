import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { READ_TEXT, TEXTS_FOLDER } from '@site/contracts/rendering';
import type { RemoteName } from '@site/contracts/remotes';
import { folderOf, root } from '@site/tooling/workspace';

/** Leaves texts of a remote files of their own in its server build, so that a change of one is known to reach few pages. */
export const textRule = (remote: RemoteName, test: RegExp): RuleSetRule => ({
  test,
  include: join(root, folderOf(remote), 'content'),
  type: 'javascript/auto',
  loader: join(root, 'platform/federation/src/webpack/texts/textApart.mjs'),
  options: {
    remote,
    content: join(root, folderOf(remote), 'content'),
    texts: TEXTS_FOLDER,
    reader: READ_TEXT,
  },
});
