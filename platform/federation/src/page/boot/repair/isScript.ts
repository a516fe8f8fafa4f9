import type { ReleaseFile } from '../script/releaseFiles';

export const isScript = (it: ReleaseFile): it is HTMLScriptElement => it.localName === 'script';
