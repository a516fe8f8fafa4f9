import { parse, type ChildNode } from 'postcss';
import { workspaceOfLayer } from './layers';

/** Some of the rules of a style block. */
export interface StylesOfWorkspace {
  /** `shell`, `shared-ui` or a remote's folder. */
  workspace: string;
  text: string;
}

const workspaceOf = (it: ChildNode) =>
  it.type === 'atrule' && it.name === 'layer' && it.nodes ? workspaceOfLayer(it.params) : 'shell';

const textOf = (it: ChildNode) => (it.type === 'atrule' && !it.nodes ? `${it};` : String(it));

/** A page's block of all styles in its parts, by whose they are, in their order. Comments in it are told as the shell's. */
export const stylesByWorkspace = (block: string): StylesOfWorkspace[] =>
  parse(block).nodes.map((it) => ({ workspace: workspaceOf(it), text: textOf(it) }));
