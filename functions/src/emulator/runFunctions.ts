import { localParts } from '@site/order-notices/local/localParts';
import { folderMailer, mailsIn } from '@site/order-notices/mail/folderMailer';
import { keepPushKeys } from '@site/order-notices/push/keepPushKeys';
import { readNoticeSettings } from '@site/order-notices/settings/noticeSettings';
import { firebaseProject } from '@site/tooling/workspace';
import { openDatabase } from './openDatabase';
import { startOnEmulator } from './startOnEmulator';

/**
 * The functions beside Firestore's emulator, in a process of their own that `npm start -- --emulator` starts and starts again.
 * Takes the emulator's host and port, the data folder and the desk's address; tells its parent when it listens, and ends
 * with it.
 */
const [, , host = '', data = '', desk = ''] = process.argv;
const settings = await readNoticeSettings();
// Without them no phone is told, and the desk says so.
const keys = await keepPushKeys(data).catch(() => undefined);

const end = (failure: Error) => {
  console.warn(`The emulator of Firestore tells of no more changes: ${failure.message}`);
  process.exit(1);
};
const functions = await startOnEmulator({
  ...localParts(settings, desk, keys),
  database: openDatabase(host, firebaseProject()),
  mailer: folderMailer(mailsIn(data), settings),
  now: () => new Date(),
  log: console.warn,
  onEnd: end,
});

// Ctrl-C in a terminal reaches every process; the server ends this one when its last request is answered.
process.on('SIGINT', () => {});
process.once('disconnect', () => void functions.stop().finally(() => process.exit(0)));
if (process.connected) process.send?.('listening');
else process.exit(0);
