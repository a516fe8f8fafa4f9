/** A Firestore database that is reached by its REST interface: the site's server, an emulator, or Cloud Firestore. */
export interface Database {
  kind: 'server' | 'emulator' | 'cloud';
  /** Where it is, without a slash at the end. */
  address: string;
  project: string;
  /** Proves that its sender may read and erase. It is never printed. */
  token: string;
}

/** With this token an emulator lets everyone read and erase. */
export const EMULATOR_TOKEN = 'owner';

/** What it is called at the beginning of a sentence; a verb follows. */
export function nameOf({ kind, address, project }: Database): string {
  if (kind === 'cloud') return `Cloud Firestore, project ${project},`;
  return kind === 'emulator' ? `The emulator at ${address}` : `The server at ${address}`;
}
