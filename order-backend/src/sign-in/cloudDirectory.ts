import { staffCollections } from '@site/order-model/staffCollections';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import type { StaffDirectory } from './folderDirectory';

export interface CloudDirectoryOptions {
  project: string;
  /** An access token of the person who runs the command. */
  token: string;
  /** Addresses of Google's services, without a slash at the end. */
  authentication?: string;
  firestore?: string;
}

const TIMEOUT_MS = 20_000;

interface DocumentPage {
  documents?: { name: string; fields?: Record<string, { stringValue?: string }> }[];
  nextPageToken?: string;
}

interface SignUpConfig {
  client?: { permissions?: { disabledUserSignup?: boolean } };
}

/** The accounts of a Firebase project: each needs the claim, which no console sets, and the document. */
export function cloudDirectory({
  project,
  token,
  authentication = 'https://identitytoolkit.googleapis.com',
  firestore = 'https://firestore.googleapis.com',
}: CloudDirectoryOptions): StaffDirectory {
  const documentsOf = (collection: string) =>
    `${firestore}/v1/projects/${project}/databases/(default)/documents/${encodeURIComponent(collection)}`;
  const documents = documentsOf(staffCollections.staff);
  const phones = documentsOf(staffCollections.phones);
  const accounts = `${authentication}/v1/projects/${project}/accounts`;
  const config = `${authentication}/admin/v2/projects/${project}/config`;

  async function ask(method: string, address: string, body?: object): Promise<JsonObject> {
    const response = await fetch(address, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'X-Goog-User-Project': project,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // A redirect would take the token to another server.
      redirect: 'manual',
    }).catch(() => {
      throw new Error('Google cannot be reached.');
    });
    const answer: unknown = await response.json().catch(() => ({}));
    const { error, ...rest } = isJsonObject(answer) ? answer : {};
    if (response.ok) return rest;
    const message = isJsonObject(error) ? String(error.message) : '';
    throw new Error(`Google answered ${response.status}${message && ` (${message})`}.`);
  }

  /** The account of an address or an id, whether or not it is one of staff. */
  const accountOf = async (key: 'email' | 'localId', value: string) => {
    const { users } = await ask('POST', `${accounts}:lookup`, { [key]: [value] });
    return (Array.isArray(users) ? users[0] : undefined) as
      { localId: string; email?: string } | undefined;
  };

  /** The ids of a collection, and what each document has in a field. */
  async function readAll(collection: string, field: string): Promise<[string, string][]> {
    const found: [string, string][] = [];
    let page = '';
    do {
      const query = `pageSize=300${page && `&pageToken=${encodeURIComponent(page)}`}`;
      const answer = (await ask('GET', `${collection}?${query}`)) as DocumentPage;
      for (const { name, fields } of answer.documents ?? []) {
        found.push([name.split('/').at(-1) ?? '', fields?.[field]?.stringValue ?? '']);
      }
      page = answer.nextPageToken ?? '';
    } while (page);
    return found;
  }
  const members = () => readAll(documents, 'name');

  /** Where anybody may sign up, the account of an address may be a stranger's. */
  async function refuseOpenSignUp(): Promise<void> {
    const { client } = (await ask('GET', config)) as SignUpConfig;
    if (client?.permissions?.disabledUserSignup === true) return;
    throw new Error(
      `Anybody can sign up to ${project}. Firebase console, Authentication, Settings, User actions: switch "Enable create (sign-up)" off.`,
    );
  }

  async function removeMember(uid: string, hasAccount = true): Promise<void> {
    // The document first: with it, access ends at once.
    await ask('DELETE', `${documents}/${uid}`);
    // Takes the account's passwords and sessions with it.
    if (hasAccount) await ask('POST', `${accounts}:delete`, { localId: uid });
  }

  return {
    async list() {
      return Promise.all(
        (await members()).map(async ([uid, name]) => ({
          uid,
          name,
          email: (await accountOf('localId', uid))?.email,
        })),
      );
    },
    async add({ email, name }) {
      await refuseOpenSignUp();
      // Whoever made it may know a password or hold a session. It also is what an attempt that failed left.
      const found = await accountOf('email', email);
      if (found) await removeMember(found.localId);
      const { localId } = await ask('POST', accounts, { email, emailVerified: true });
      const uid = String(localId);
      await ask('POST', `${accounts}:update`, {
        localId: uid,
        customAttributes: JSON.stringify({ staff: true }),
      });
      await ask('PATCH', `${documents}/${uid}`, { fields: { name: { stringValue: name } } });
    },
    async remove(who) {
      const isAddress = who.includes('@');
      const found = await accountOf(isAddress ? 'email' : 'localId', who);
      // Somebody may have deleted the account in the console: its document still has its phones told.
      const member = isAddress ? undefined : (await members()).find(([id]) => id === who);
      const uid = isAddress ? found?.localId : member?.[0];
      if (uid !== undefined) await removeMember(uid, found !== undefined);
      return uid !== undefined;
    },
    async signOut(email) {
      const found = await accountOf('email', email);
      // As `revokeRefreshTokens` of Firebase's own library does: an id token that is out lasts for up to an hour.
      const validSince = String(Math.floor(Date.now() / 1000));
      if (!found) return false;
      const { localId } = found;
      await ask('POST', `${accounts}:update`, { localId, validSince });
      // The lost one would ring for the calls that its owner promised, and no other phone.
      for (const [id, by] of await readAll(phones, 'by')) {
        if (by === localId) await ask('DELETE', `${phones}/${id}`);
      }
      return true;
    },
    hintAfterAdd:
      'The person opens the desk and enters the e-mail address; the link arrives by mail.',
  };
}
