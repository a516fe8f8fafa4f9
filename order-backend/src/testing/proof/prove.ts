import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMULATOR_TOKEN, type Emulator } from '../openEmulator';
import { journalIn } from '../../journal/dataFolder';
import { claimsOf, signIdToken, unsignedToken } from '../../wire/idToken';
import { TOKEN } from '../sendRequest';
import { serveStore } from '../serveStore';
import { compareAll, type Findings, type Side } from './compareSides';
import { decisionTable } from './decisionTable';
import { drawRequests } from './randomRequests';

export interface Proof {
  table: Findings;
  random: Findings;
}

const emulatorSide = ({ host }: Emulator, project: string): Side => ({
  address: `http://${host}`,
  ownerToken: EMULATOR_TOKEN,
  tokenOf: (account) => unsignedToken(claimsOf(project, account, Date.now())),
});

/** Holds the table, the schema and the local store against each other, and against the rules where there is an emulator. */
export async function prove(
  sample: { seed: number; cases: number },
  emulator?: Emulator,
): Promise<Proof> {
  // Documents of a project are apart from those of all others.
  const project = `demo-proof-${Math.random().toString(36).slice(2, 10)}`;
  const folder = await mkdtemp(join(tmpdir(), 'proof-'));
  const served = await serveStore({ journalFile: journalIn(folder), project });
  const store: Side = {
    address: `http://localhost:${served.port}`,
    ownerToken: TOKEN,
    tokenOf: (account) => signIdToken(project, account, served.tokenKey, Date.now()),
  };
  try {
    const sides = { project, store, emulator: emulator && emulatorSide(emulator, project) };
    return {
      table: await compareAll(decisionTable, sides),
      random: await compareAll(drawRequests(sample), sides),
    };
  } finally {
    await served.close();
    await rm(folder, { recursive: true });
  }
}
