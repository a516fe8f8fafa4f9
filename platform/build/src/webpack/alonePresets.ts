import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import type { FirebaseSettings } from '@site/contracts/database';
import { SCRIPT_ADDRESS } from '@site/contracts/pinnedReleases';
import { root } from '@site/tooling/workspace';
import { application } from './application';

/** What is no application of the site, for a development server; it is compiled as the shell is. */
function alone(name: string, folder: string, entry: string): Configuration {
  const base = application('shell', 'development', {});
  return {
    ...base,
    name,
    context: join(root, folder),
    entry: { main: entry },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ library: name, overlay: false })],
  };
}

/** The gallery of the shared components. */
export const galleryPreset = () => alone('gallery', 'shared-ui', './src/gallery/main.tsx');

/** Edits come as scripts, whose addresses a page has to let pass. */
const letEditsPass = `
const edits = globalThis.trustedTypes?.createPolicy('edits', { createScriptURL: (address) => address });
globalThis.${SCRIPT_ADDRESS} = (address) => edits?.createScriptURL(address);`;

/** The order desk. */
export function deskPreset(settings: FirebaseSettings): Configuration {
  const preset = alone('desk', 'order-desk', './src/main.tsx');
  return {
    ...preset,
    plugins: [
      ...(preset.plugins ?? []),
      new webpack.DefinePlugin({
        FIREBASE_SETTINGS: JSON.stringify(settings),
        // Its frame is a page of the built desk.
        HAS_APP_CHECK: 'false',
      }),
      new webpack.BannerPlugin({ banner: letEditsPass, raw: true, test: /^main\.js$/ }),
    ],
  };
}
