import { RETRY_QUERY } from '@site/contracts/boot';
import type { ReleaseFile } from '../script/releaseFiles';
import { wakeElements } from '../script/wakeElements';
import { isScript } from './isScript';

interface WithTrustedTypes {
  trustedTypes?: { defaultPolicy: unknown };
}

/**
 * A file's element under another address, which keeps it from joining a request that hangs. A script's address can be set
 * only once the shell has made its Trusted Types policy, so the page holds copies of the shell's own scripts; throws for
 * any other script before that.
 */
export function copyPastCaches(file: ReleaseFile): ReleaseFile {
  const written = file.getAttribute(isScript(file) ? 'src' : 'href') ?? '';
  const address = written + RETRY_QUERY;
  for (const spare of wakeElements(`[src="${address}"]`)) return spare;
  const copy = document.createElement(file.localName) as ReleaseFile;
  copy.integrity = file.integrity;
  copy.crossOrigin = file.crossOrigin;
  if (isScript(copy)) {
    const { trustedTypes } = self as WithTrustedTypes;
    if (trustedTypes && !trustedTypes.defaultPolicy) throw new Error('No policy yet');
    copy.src = address;
  } else {
    copy.rel = 'stylesheet';
    copy.dataset.href = file.dataset.href ?? written;
    copy.href = address;
  }
  return copy;
}
