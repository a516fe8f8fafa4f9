import { createServer } from 'node:http';
import { smtpMailer } from '@site/order-notices/mail/smtpMailer';
import { randomOf } from '@site/tooling/seededNumbers';
import type { OpenBackend } from './backend';
import type { ServerTask } from './startOrderServer';

/**
 * The database's door with what tells staff of orders, in a process that is killed. Each instance of the functions gets
 * every event, or never hears of it. Takes a `ServerTask` as JSON; prints its port.
 */
const task = JSON.parse(process.argv[2] ?? '') as ServerTask;
const { port, mailServer, settings, seed, lostEvents, emulator } = task;
const random = randomOf(seed);
// Firestore's client takes longer to load than all the rest.
const { openBackend } = (await (emulator === undefined
  ? import('./localBackend')
  : import('./emulatorBackend'))) as { openBackend: OpenBackend };
const handle = await openBackend({
  ...{ task, settings, isLost: () => random.is(lostEvents) },
  mailer: smtpMailer(mailServer, settings, { connection: 500, answer: 800, total: 1500 }),
});
createServer(handle).listen(port, '127.0.0.1', () => console.log(port));
