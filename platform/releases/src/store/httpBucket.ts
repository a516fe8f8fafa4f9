import type { Bucket } from './bucket';

const ADDRESS = /^gs:\/\/([a-z0-9][a-z0-9._-]+)(?:\/(.*?))?\/*$/;
const MAX_ATTEMPTS = 4;
/** The wait before the second attempt, in ms; it doubles from one to the next. */
const FIRST_WAIT_MS = 250;
/** How long one answer may take, in ms. */
const TIMEOUT_MS = 60_000;

/** Answers that Cloud Storage's documents say to ask again after. */
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

interface Answer {
  status: number;
  bytes: Uint8Array;
  /** Whether it is the answer to a later attempt. */
  isRetried?: boolean;
}

/** Tells whether a store's address is that of a bucket. */
export function isBucketAddress(address: string): boolean {
  return address.startsWith('gs://');
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

  function refusal(status: number, method = 'GET'): Error {
    const isDenied = status === 401 || status === 403;
    return new Error(
      isDenied
        ? `${url} refuses the access token (${status}): set SITE_STORE_TOKEN to one that may use it.`
        : `${url} answered ${method} with status ${status}.`,
    );
  }

  async function askOnce(address: string, init: RequestInit): Promise<Answer> {
    try {
      const answer = await fetch(address, {
        ...init,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/octet-stream' },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
    } catch (cause) {
      throw new Error(`${url} cannot be reached.`, { cause });
    }
  }

  async function ask(address: string, init: RequestInit, expected: number[]): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt === MAX_ATTEMPTS;
      const answer = await askOnce(address, init).catch((failure: unknown) => {
        if (isLast) throw failure;
        return undefined;
      });
      if (answer && expected.includes(answer.status)) {
        return { ...answer, isRetried: attempt > 1 };
      }
      if (answer && (isLast || !mayPass(answer.status))) throw refusal(answer.status, init.method);
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT_MS * 2 ** (attempt - 1)));
    }
  }

  async function get(key: string): Promise<Uint8Array | undefined> {
    const { status, bytes } = await ask(`${objectOf(key)}?alt=media`, {}, [200, 404]);
    return status === 404 ? undefined : bytes;
  }

  return {
    address: url,
    get,
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
      if (!isRetried) return false;
      // An earlier attempt may have stored it, and its answer was lost.
      const stored = await get(key);
      return stored !== undefined && Buffer.compare(stored, bytes) === 0;
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
