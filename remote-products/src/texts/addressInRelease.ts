import { fromSiteRoot } from '@site/shared-ui/fromSiteRoot';

/** Where webpack's code finds the files of its own release. */
declare const __webpack_public_path__: string;

/** The address of a file of this release that has no hash in its name; a path on the release's own site. */
export const addressInRelease = (file: string): string =>
  fromSiteRoot(`${__webpack_public_path__}${file}`);
