import { staffCollections } from '@site/contracts/staffCollections';
import { isJsonObject, type JsonObject } from '@site/tooling/files/json';
import type { StaffDirectory } from './directory';

export interface CloudDirectoryOptions {
  project: string;
  /** An access token of the person who runs the command. */
  token: string;
  /** Addresses of Google's services, without a slash at the end. */
  authentication?: string;
  firestore?: string;
}

const TIMEOUT_MS = 20_000;

/** The accounts of a Firebase project: each needs the claim, which no console sets, and the document. */
export function cloudDirectory({
  project,
  token,
  authentication = 'https://identitytoolkit.googleapis.com',
  firestore = 'https://firestore.googleapis.com',
}: CloudDirectoryOptions): StaffDirectory {
  const documents = `${firestore}/v1/projects/${project}/databases/(default)/documents/${encodeURIComponent(staffCollections.staff)}`;
  const accounts = `${authentication}/v1/projects/${project}/accounts`;

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

  const accountOf = async (key: 'email' | 'localId', value: string) => {
    const { users } = await ask('POST', `${accounts}:lookup`, { [key]: [value] });
    return (Array.isArray(users) ? users[0] : undefined) as
      { localId: string; email?: string } | undefined;
  };

  return {
    async list() {
      const { documents: found = [] } = await ask('GET', `${documents}?pageSize=300`);
      const members = (
        found as { name: string; fields?: { name?: { stringValue?: string } } }[]
      ).map(({ name, fields }) => ({
        uid: name.split('/').at(-1) ?? '',
        name: fields?.name?.stringValue ?? '',
      }));
      return Promise.all(
        members.map(async (it) => ({
          ...it,
          email: (await accountOf('localId', it.uid))?.email ?? '',
        })),
      );
    },
    async add({ email, name }) {
      // Each step may be repeated: an account that is there already is used.
      const known = await accountOf('email', email);
      const uid =
        known?.localId ??
        String((await ask('POST', accounts, { email, emailVerified: true })).localId);
      await ask('POST', `${accounts}:update`, {
        localId: uid,
        customAttributes: JSON.stringify({ staff: true }),
        disableUser: false,
      });
      await ask('PATCH', `${documents}/${uid}`, { fields: { name: { stringValue: name } } });
    },
    async remove({ uid }) {
      // The document first: with it, access ends at once.
      await ask('DELETE', `${documents}/${uid}`);
      await ask('POST', `${accounts}:update`, {
        localId: uid,
        customAttributes: '{}',
        disableUser: true,
        // Ends the sessions of all devices.
        validSince: String(Math.floor(Date.now() / 1000)),
      });
    },
    nextStep: 'The person opens the desk and enters the e-mail address; the link arrives by mail.',
  };
}
