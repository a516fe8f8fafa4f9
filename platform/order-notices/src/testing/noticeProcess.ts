import { join } from 'node:path';
import { openStore } from '@site/firestore/requests/openStore';
import { PROJECT } from '@site/firestore/testing/sampleOrders';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startNotices } from '../local/startNotices';
import { smtpMailer } from '../mail/smtpMailer';
import { testSettings } from './testSettings';

/** A store with notices, for tests that kill its process. Takes the data folder and the mail server; prints its port. */
const [, , data = '', mailServer = ''] = process.argv;
const settings = testSettings({ rate: { mailsPerHour: 1000, digestEveryMinutes: 30 } });
const store = await openStore({ journalFile: join(data, 'firestore.jsonl'), project: PROJECT });
startNotices({ staff: store.staff, settings, data, mailer: smtpMailer(mailServer, settings) });
const server = createServer((request, response) => void store.handle(request, response));
server.listen(0, 'localhost', () => console.log((server.address() as AddressInfo).port));
