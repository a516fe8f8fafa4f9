import type { ServerBuild } from '@site/contracts/rendering';
import { render } from './rendering/render';
import { startOnServer } from './rendering/startOnServer';

/** The exports of the shell's server build. */
export const start: ServerBuild['start'] = startOnServer;
export { render };
