import { fetchWithRetry } from '@site/tooling/http/fetchWithRetry';
import { googleReason } from '@site/tooling/http/googleReason';
import { type Bucket, hashOf } from './bucket';

const ADDRESS = /^gs:\/\/([a-z0-9][a-z0-9._-]+)(?:\/(.*?))?\/*$/;

/** Tells whether a store's address is that of a bucket. */
export function isBucketAddress(address: string | undefined): address is string {
  return address?.startsWith('gs://') ?? false;
}

/**
 * A bucket of Google Cloud Storage, through its JSON interface. Takes `gs://bucket/prefix`, an access token, and where
 * the interface is. Calls that fail for a reason that may pass are retried.
 */
export function httpBucket(
  url: string,
  token: string,
  endpoint = 'https://storage.googleapis.com',
): Bucket {
  const [, name, folder = ''] = ADDRESS.exec(url) ?? [];
  if (!name) throw new Error(`Invalid bucket address "${url}" (expected e.g. gs://bucket/folder).`);
  const prefix = folder && `${folder}/`;
  const objects = `${endpoint}/storage/v1/b/${name}/o`;
  const objectOf = (key: string) => `${objects}/${encodeURIComponent(prefix + key)}`;

  function refusal(status: number, bytes: Buffer, method = 'GET'): Error {
    const isDenied = status === 401 || status === 403;
    const reason = googleReason(bytes);
    return new Error(
      isDenied
        ? `${url} refuses the access token (${status}${reason}). Set SITE_STORE_TOKEN to one that may use it.`
        : `${url} answered ${method} with status ${status}${reason}.`,
    );
  }

  async function ask(address: string, init: RequestInit, expected: number[]) {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/octet-stream',
    };
    const answer = await fetchWithRetry(address, { ...init, headers });
    if (!expected.includes(answer.status)) throw refusal(answer.status, answer.bytes, init.method);
    return answer;
  }

  async function hash(key: string): Promise<string | undefined> {
    const { status, bytes } = await ask(`${objectOf(key)}?fields=md5Hash`, {}, [200, 404]);
    if (status === 404) return undefined;
    const { md5Hash } = JSON.parse(new TextDecoder().decode(bytes)) as { md5Hash: string };
    return Buffer.from(md5Hash, 'base64').toString('hex');
  }

  return {
    address: url,
    async get(key) {
      const { status, bytes } = await ask(`${objectOf(key)}?alt=media`, {}, [200, 404]);
      return status === 404 ? undefined : bytes;
    },
    hash,
    async put(key, bytes) {
      const query = new URLSearchParams({
        uploadType: 'media',
        name: prefix + key,
        // Generation 0 is that of an object that does not exist.
        ifGenerationMatch: '0',
      });
      const address = `${endpoint}/upload/storage/v1/b/${name}/o?${query}`;
      const { status, isRetried } = await ask(
        address,
        { method: 'POST', body: new Uint8Array(bytes) },
        [200, 412],
      );
      if (status === 200) return true;
      // An earlier attempt may have stored it, and its answer was lost.
      return isRetried && (await hash(key)) === hashOf(bytes);
    },
    async list(beginning, order) {
      const found: { name: string; timeCreated: string }[] = [];
      let pageToken: string | undefined;
      do {
        const query = new URLSearchParams({
          prefix: prefix + beginning,
          fields: 'items(name,timeCreated),nextPageToken',
          ...(pageToken && { pageToken }),
        });
        const { bytes } = await ask(`${objects}?${query}`, {}, [200]);
        const page = JSON.parse(new TextDecoder().decode(bytes)) as {
          items?: typeof found;
          nextPageToken?: string;
        };
        found.push(...(page.items ?? []));
        pageToken = page.nextPageToken;
      } while (pageToken);
      const times = new Map(found.map((object) => [object.name, Date.parse(object.timeCreated)]));
      const keys = [...times.keys()].sort();
      if (order) keys.sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0));
      return keys.map((key) => key.slice(prefix.length));
    },
    async delete(key) {
      await ask(objectOf(key), { method: 'DELETE' }, [200, 204, 404]);
    },
  };
}
