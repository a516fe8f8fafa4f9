import { folderOf, type ApplicationName } from '@site/tooling/workspace';

const ownFolders: Readonly<Record<string, string>> = { desk: 'order-desk', gallery: 'shared-ui' };

/** What webpack bundles: the applications of the site, and two that are no part of it. */
export type BundleName = ApplicationName | 'desk' | 'gallery';

/** The workspace of its sources. */
export const sourceFolder = (name: BundleName): string => ownFolders[name] ?? folderOf(name);
