import type { Builder } from '../making/makeRelease';
import { makeRelease } from '../making/makeRelease';
import type { StoredRelease } from '../release/releaseFormat';
import type { ReleaseStore } from '../store/releaseStore';
import { type ApplicationName } from '@site/tooling/workspace';
import { fakeBuilder } from './fakeBuilder';

/** Makes a small release of an application; its content follows from its version unless another builder is given. */
export function release(
  store: ReleaseStore,
  name: ApplicationName,
  version: string,
  builder: Builder = fakeBuilder(version),
): Promise<StoredRelease> {
  return makeRelease({
    application: name,
    store,
    version,
    commit: 'c0ffee',
    builder,
  });
}
