import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtApplications, folderOf, root } from '@site/tooling/workspace';

const folders = ['shared-ui', 'order-model', ...builtApplications.map(folderOf)];

/** The sources that write into the storage of a tab or a browser. */
const writers = folders.flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/src/${file}`)
    .filter((file) => /Storage\.setItem\(/.test(readFileSync(join(root, file), 'utf8'))),
);

/** What the privacy policy calls what they keep. */
const names: Readonly<Record<string, string>> = {
  'order-model/src/formDrafts.ts': 'What you type',
  'shell/src/remotes/liveReleases.ts': 'Your place',
  'shell/src/scrolling/scrollPositions.ts': 'Your place',
};

/** An attempt that is taken back at once, and what `?inspect` in the address asks for. */
const nothingOfVisitors = ['shell/src/canStore.ts', 'shell/src/inspector/tabRequest.ts'];

interface Policy {
  sections: { title: string; list?: string[] }[];
}
const policy = JSON.parse(
  readFileSync(join(root, 'shell/content/privacy-policy.json'), 'utf8'),
) as Policy;

test('the privacy policy lists what the site keeps in the storage of a browser', () => {
  expect(writers.sort()).toEqual([...Object.keys(names), ...nothingOfVisitors].sort());
  const { list = [] } = policy.sections.find(({ title }) => title.includes('on your device')) ?? {};
  const listed = list.map((item) => item.split(':')[0]);
  expect(listed).toEqual(expect.arrayContaining(Object.values(names)));
});
