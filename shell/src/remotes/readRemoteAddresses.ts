import { REMOTE_ADDRESSES_ID, remotes, type RemoteAddresses } from '@site/contracts/federation';

/**
 * The addresses of the remotes that a page was made with, from its JSON data block.
 * Throws a sentence that names the fault when the block is missing, is not JSON, or leaves a remote out.
 */
export function readRemoteAddresses(page: Document): RemoteAddresses {
  const block = page.getElementById(REMOTE_ADDRESSES_ID);
  if (!block) throw new Error(`The page has no data block "${REMOTE_ADDRESSES_ID}".`);
  const addresses = JSON.parse(block.textContent) as Partial<RemoteAddresses>;
  const absent = (Object.keys(remotes) as (keyof RemoteAddresses)[]).filter(
    (name) => typeof addresses[name]?.entry !== 'string',
  );
  if (absent.length) {
    throw new Error(`The page's "${REMOTE_ADDRESSES_ID}" has no address for ${absent.join(', ')}.`);
  }
  return addresses as RemoteAddresses;
}
