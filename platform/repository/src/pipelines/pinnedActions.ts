import { git } from '@site/tooling/git/git';
import { root } from '@site/tooling/workspace';
import { workflowFiles } from './workflows';

/** An action of somebody else as workflows use it: its commit, and the version that stands behind as a comment. */
const PINNED = /^([\w-]+\/[\w-]+)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)$/;

/** What follows `uses:` in workflows, each once, without the action of this repository. */
const usedActions = (): string[] => {
  const used = workflowFiles().flatMap(({ text }) => text.match(/(?<=uses: )(?!\.\/).*/g) ?? []);
  return [...new Set(used)].sort();
};

/** The actions that no commit and version follow. */
export const unpinnedActions = (): string[] => usedActions().filter((it) => !PINNED.test(it));

/** Asks GitHub for the commit of a tag; an annotated tag is followed to its commit. */
function commitOf(action: string, version: string): string | undefined {
  const refs = [`refs/tags/${version}`, `refs/tags/${version}^{}`];
  const listed = git(root, 'ls-remote', `https://github.com/${action}`, ...refs);
  return listed.split('\n').at(-1)?.split('\t')[0];
}

/** Compares pinned commits with the tags on GitHub. @returns a line for each that is another commit there, or missing */
export const movedTags = (): string[] =>
  usedActions().flatMap((used) => {
    const [, action = '', commit, version = ''] = PINNED.exec(used) ?? [];
    const found = commitOf(action, version);
    return found === commit
      ? []
      : [`${action} ${version} is ${found || 'not a tag'} on GitHub, and ${commit} here.`];
  });
