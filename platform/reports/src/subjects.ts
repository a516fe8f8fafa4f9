import { RELEASE_ID_FORM, RELEASES_ADDRESS } from '@site/contracts/publishedRelease';
import { applicationIn, type ApplicationName } from '@site/contracts/remotes';
import { OTHER } from './counts';

/** The name under which a release is counted. */
export const subjectOf = (application: ApplicationName, release: string): string =>
  `${application}/${release}`;

const IN_RELEASE = new RegExp(`^([a-z][a-z0-9-]*)/(${RELEASE_ID_FORM})/`);

/**
 * The release that a file of ours belongs to (`remote-order/1.4.0-…/forms.js`), and `other` for those of remotes
 * unknown here.
 */
export function subjectOfFile(file: string): string {
  const [, folder = '', release] = IN_RELEASE.exec(file) ?? [];
  const application = applicationIn(folder);
  return application && release ? subjectOf(application, release) : OTHER;
}

/** What follows `/releases/` in an address of ours; undefined for other addresses. */
export const fileAt = (address: string): string | undefined =>
  address.startsWith(RELEASES_ADDRESS) ? address.slice(RELEASES_ADDRESS.length) : undefined;
