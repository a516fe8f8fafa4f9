import { RELEASE_ID_FORM, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { remotes, type RemoteName } from '@site/contracts/remotes';
import { OTHER } from './counts';

/** The shell, and the remotes that these sources have. */
export const applications: readonly ('shell' | RemoteName)[] = [
  'shell',
  ...(Object.keys(remotes) as RemoteName[]),
];

export type Application = (typeof applications)[number];

const folderOf = (name: Application): string => (name === 'shell' ? name : remotes[name].folder);

/** The name under which a release is counted. */
export const subjectOf = (application: Application, release: string): string =>
  `${application}/${release}`;

const IN_RELEASE = new RegExp(`^([a-z][a-z0-9-]*)/(${RELEASE_ID_FORM})/`);

/**
 * The release that a file of ours belongs to (`remote-order/1.4.0-…/forms.js`), and `other` for those of remotes
 * unknown here.
 */
export function subjectOfFile(file: string): string {
  const [, folder, release] = IN_RELEASE.exec(file) ?? [];
  const application = applications.find((name) => folderOf(name) === folder);
  return application && release ? subjectOf(application, release) : OTHER;
}

/** What follows `/releases/` in an address of ours; undefined for other addresses. */
export const fileAt = (address: string): string | undefined =>
  address.startsWith(RELEASES_ADDRESS) ? address.slice(RELEASES_ADDRESS.length) : undefined;
