import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@site/tooling/workspace';
import { workflowFiles } from './workflows';

/** The commit of each tag that a workflow pins, and the day on which the list was compared with GitHub. */
const PINNED_ACTIONS_FILE = '.github/pinned-actions.json';

interface PinnedActions {
  checked: string;
  /** Commits by action and tag: `actions/checkout@v7.0.1`. */
  tags: Record<string, string>;
}

export const pinnedActions = (): PinnedActions =>
  JSON.parse(readFileSync(join(root, PINNED_ACTIONS_FILE), 'utf8')) as PinnedActions;

/** An action of somebody else as a workflow uses it. */
export interface UsedAction {
  file: string;
  /** Everything after `uses:`. */
  text: string;
  /** Action and tag, as the list has them; undefined when the line has another form. */
  tag?: string | undefined;
  commit?: string | undefined;
}

export const usedActions = (): UsedAction[] =>
  workflowFiles().flatMap(({ file, text }) =>
    [...text.matchAll(/uses: ((?!\.\/)[^\n]*)/g)].map(([, used = '']) => {
      const [, action, commit, version] =
        /^([\w-]+\/[\w-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)$/.exec(used) ?? [];
      return { file, text: used, tag: action && `${action}@${version}`, commit };
    }),
  );

/** Asks GitHub for the commit of a tag; an annotated tag is followed to its commit. */
async function commitOf(tag: string): Promise<string | undefined> {
  const [action, version] = tag.split('@');
  const refs = [`refs/tags/${version}`, `refs/tags/${version}^{}`];
  const { stdout } = await promisify(execFile)('git', [
    'ls-remote',
    `https://github.com/${action}`,
    ...refs,
  ]);
  return stdout.trim().split('\n').at(-1)?.split('\t')[0];
}

/** Compares the list with the tags on GitHub. @returns a line for each tag that is another commit there, or missing */
export async function movedTags(): Promise<string[]> {
  const lines = await Promise.all(
    Object.entries(pinnedActions().tags).map(async ([tag, commit]) => {
      const found = await commitOf(tag);
      return found === commit
        ? []
        : [`${tag} is ${found || 'not a tag'} on GitHub, and ${commit} in ${PINNED_ACTIONS_FILE}.`];
    }),
  );
  return lines.flat();
}
