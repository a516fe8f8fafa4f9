import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { furtherLanguages } from '@site/company/furtherLanguages';
import { builtApplications, folderOf, root } from '@site/tooling/workspace';

const folders = ['shared-ui', 'order-model', ...builtApplications.map(folderOf)];

/** What opens or writes a storage of a tab or a browser; Firebase notes there on which days it sent something. */
const KEEPS = /Storage\.setItem\(|\bindexedDB\b|\bcaches\.open\(|from 'firebase\/app'/;

/** The sources that do. */
const writers = folders.flatMap((folder) =>
  readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/src/${file}`)
    .filter((file) => KEEPS.test(readFileSync(join(root, file), 'utf8'))),
);

/** What the privacy policy calls what they keep. */
const names: Readonly<Record<string, string>> = {
  'order-model/src/formDrafts.ts': 'What you type',
  'remote-order/src/order-store/appCheckFrame.ts': 'A technical note',
  'remote-order/src/outbox/entries/databaseStorage.ts': 'Unsent enquiries and subscriptions',
  'remote-order/src/outbox/shownResults.ts': 'What we told you about an order or a subscription',
  'shell/src/remotes/reloadIfOutdated.ts': 'Your place',
  'shell/src/scrolling/scrollPositions.ts': 'Your place',
  'shell/src/service-worker/carryOver.ts': 'Pages that you have opened',
  'shell/src/service-worker/keptSite.ts': 'Pages that you have opened',
};

/** A question, an attempt that is taken back at once, and what `?inspect` in the address asks for. */
const nothingOfVisitors = [
  'order-model/src/keptOnDevice.ts',
  'shell/src/canStore.ts',
  'shell/src/inspector/tabRequest.ts',
];

interface Policy {
  sections: { title: string; list?: string[] }[];
}
const sectionsOf = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'privacy-policy.json'), 'utf8')) as Policy).sections;

test('the privacy policy lists what the site keeps in the storage of a browser, in every language', () => {
  expect(writers.sort()).toEqual([...Object.keys(names), ...nothingOfVisitors].sort());
  const content = join(root, 'shell/content');
  const english = sectionsOf(content);
  const at = english.findIndex(({ title }) => title.includes('on your device'));
  const listed = english[at]?.list?.map((item) => item.split(':')[0]) ?? [];
  expect(listed.sort()).toEqual([...new Set(Object.values(names))].sort());
  for (const language of furtherLanguages) {
    expect(sectionsOf(join(content, language))[at]?.list).toHaveLength(listed.length);
  }
});
