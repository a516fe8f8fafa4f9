import { connect } from './connection';
import { openCloud } from './openCloud';
import { openSession } from './session';

/** What needs Firebase's scripts, which are a third of the desk's. */
export type Online = Awaited<ReturnType<typeof goOnline>>;

/** Connects to the database once it is known who is signed in. A script of its own: no row of the device waits for it. */
export async function goOnline() {
  const connection = await connect();
  await connection.auth.authStateReady();
  return { session: openSession(connection.auth), cloud: openCloud(connection) };
}
