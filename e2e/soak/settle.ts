import { setTimeout as pause } from 'node:timers/promises';
import { collections } from '@site/contracts/enquiry';
import { readOwnerToken } from '@site/firestore/journal/ownerToken';
import { firebaseProject } from '@site/tooling/workspace';
import { whenSettled } from '../browser/visit';
import type { Scene } from './scene';

/** How long after a hurry the store is looked at before the next, in ms: more than the shortest pause between two sends. */
const PATIENCE = 3000;

/** How often what has not arrived is hurried before it counts as lost. */
const HURRIES = 5;

/** The addresses of the enquiries in the store, as its list gives them to staff. */
async function storedEmails(scene: Scene): Promise<string[]> {
  const found: string[] = [];
  let token = '';
  do {
    const root = `projects/${firebaseProject()}/databases/(default)/documents`;
    const page = await fetch(
      `${scene.site().address}/v1/${root}/${collections.orders}?pageSize=300&pageToken=${token}`,
      { headers: { Authorization: `Bearer ${await readOwnerToken(scene.site().data)}` } },
    );
    const { documents = [], nextPageToken = '' } = (await page.json()) as StoredPage;
    found.push(...documents.map(({ fields }) => fields.Email.stringValue));
    token = nextPageToken;
  } while (token);
  return found;
}

interface StoredPage {
  documents?: { fields: { Email: { stringValue: string } } }[];
  nextPageToken?: string;
}

/** What has a browser send what waits, at once: the pauses between two tries grow to minutes. */
const hurries: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  async online(scene) {
    await scene.tab();
    await scene.context().setOffline(true);
    await scene.context().setOffline(false);
  },
  async sendNow(scene) {
    const button = (await scene.tab()).getByRole('button', { name: 'Send now' });
    if (await button.isVisible()) await button.click({ timeout: 1000 }).catch(() => {});
    else await hurries.online?.(scene);
  },
  async reload(scene) {
    const page = await scene.tab();
    await page.reload();
    await whenSettled(page);
  },
  async newVisit(scene) {
    await (await scene.tab()).close();
    await scene.tab();
  },
};
const staying = ['online', 'sendNow'];

/** Waits until all that was accepted is stored, and hurries it along. What does not come is left to the final count. */
export async function settle(scene: Scene, { mayLeave = true } = {}): Promise<void> {
  const { chance, ledger } = scene;
  async function isMissing() {
    const stored = new Set(await storedEmails(scene));
    const due = ledger.enquiries.filter(({ email }) => ledger.isAccepted(email));
    const missing = due.filter(({ email }) => !stored.has(email) && !scene.givenUp.has(email));
    return missing.map(({ email }) => email);
  }
  for (let attempt = 0; attempt < HURRIES; attempt += 1) {
    if (!(await isMissing()).length) return;
    await hurries[chance.pick(mayLeave ? Object.keys(hurries) : staying)]?.(scene);
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      if (!(await isMissing()).length) return;
      await pause(60);
    }
  }
  (await isMissing()).forEach((email) => scene.givenUp.add(email));
}
