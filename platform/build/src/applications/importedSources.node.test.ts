import { join, relative } from 'node:path';
import { root } from '@site/tooling/workspace';
import { importedSources } from './importedSources';

test("an application's configuration reaches the presets and no other room of the platform's", () => {
  const sources = importedSources([join(root, 'remote-order/webpack.config.ts')]).map((it) =>
    relative(root, it),
  );

  expect(sources).toContain('platform/build/src/presets/applicationPresets.ts');
  expect(sources).toContain('remote-order/firebase.config.json');
  expect(sources.filter((it) => it.includes('node_modules'))).toEqual([]);
  expect(sources.filter((it) => /^platform\/(firestore|server|content-tools)\//.test(it))).toEqual(
    [],
  );
});
