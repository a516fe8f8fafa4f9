import type { Builder } from '../making/makeRelease';
import { makeRelease } from '../making/makeRelease';
import type { StoredRelease } from '../release/releaseFormat';
import type { ReleaseStore } from '../store/releaseStore';
import { applicationOf, type ShortName } from '@site/tooling/applicationShortNames';
import { fakeBuilder } from './fakeBuilder';

/** Makes a small release of an application; its content follows from its version unless another builder is given. */
export function release(
  store: ReleaseStore,
  name: ShortName,
  version: string,
  builder: Builder = fakeBuilder(version),
): Promise<StoredRelease> {
  return makeRelease({
    application: applicationOf(name),
    store,
    version,
    commit: 'c0ffee',
    builder,
  });
}
