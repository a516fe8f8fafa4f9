import { folderStore } from '@site/federation/release-store/folderStore';
import { applicationNames } from '@site/tooling/workspace';
import { syntheticRelease, type Edition } from './syntheticReleases';

/** A made-up release, and how many pages it has in each language. */
export interface MadeRelease {
  application: (typeof applicationNames)[number];
  id: string;
  pages: number;
}

/** Takes the folder of the store, the edition as JSON, and the applications that get a release. */
const [folder = '', edition = '', ...names] = process.argv.slice(2);
const store = folderStore(folder);
const made: MadeRelease[] = [];
for (const name of applicationNames.filter((it) => names.includes(it))) {
  const release = await syntheticRelease(store, name, JSON.parse(edition) as Edition);
  const { application, id, pages, routes = [] } = release;
  made.push({ application, id, pages: (pages ?? routes).length });
}
console.log(JSON.stringify(made));
