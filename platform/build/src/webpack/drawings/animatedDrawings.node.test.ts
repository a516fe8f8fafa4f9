import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { builtApplications, folderOf, root } from '@site/tooling/workspace';

const drawings = builtApplications.flatMap((name) => {
  const folder = join(root, folderOf(name), 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /drawings[\\/][\w-]+\.svg$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
});
const animated = drawings.filter(([, drawing]) => drawing.includes('@keyframes'));

test.each(animated)(
  '%s counts as animated for Chromium, which else draws it on a full core',
  (_, drawing) => {
    expect(drawing).toMatch(/<(set|animate)\b/);
  },
);
