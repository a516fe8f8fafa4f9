import { staffCollections } from '@site/firestore/staff/staffCollections';
import { collection, doc, getDoc, getDocs, limit, orderBy, query } from 'firebase/firestore/lite';
import { CloudError, type DeskCloud } from '../model/deskCloud';
import type { WeekCounts } from '../model/weekCounts';
import { inTime } from './cloudErrors';
import type { Connection } from './connection';
import { createPeopleReader } from './readPeople';
import { createReader } from './readEnquiries';
import { createWriter } from './writeEnquiries';

const WEEKS = 26;

/** The database as the desk uses it. */
export function openCloud({ auth, database }: Connection): DeskCloud {
  const reader = createReader(database);
  const people = createPeopleReader(database, reader.withOrders);
  const writer = createWriter(database);
  return {
    readMember: () =>
      inTime(
        (async () => {
          const { currentUser } = auth;
          if (!currentUser) throw new CloudError('denied');
          const { uid, email } = currentUser;
          const member = await getDoc(doc(database, staffCollections.staff, uid));
          if (!member.exists()) throw new CloudError('removed');
          const { authTime } = await currentUser.getIdTokenResult();
          // As the rules decide. The session itself ends within the hour.
          if (Date.parse(authTime) / 1000 < Number(member.get('since'))) {
            throw new CloudError('signedOut');
          }
          return { uid, name: String(member.get('name')), email: email ?? '' };
        })(),
      ),
    readPage: (...page) => inTime(reader.readPage(...page)),
    readOpen: (...page) => inTime(reader.readOpen(...page)),
    readOfPerson: (order) => inTime(reader.readOfPerson(order)),
    readColleagues: () => inTime(reader.readColleagues()),
    readChanges: (since, hasOrder) => inTime(reader.readChanges(since, hasOrder)),
    readEnquiry: (id) => inTime(reader.readEnquiry(id)),
    search: (text) => inTime(reader.search(text)),
    send: (change, member) => inTime(writer.send(change, member)),
    erase: (enquiry, member) => inTime(writer.erase(enquiry, member)),
    readSubscribers: people.readSubscribers,
    findPerson: people.findPerson,
    eraseSubscriber: (id, member) => inTime(writer.eraseSubscriber(id, member)),
    logExport: (count, member) => inTime(writer.logExport(count, member)),
    keepPhone: (id, phone, member) => inTime(writer.keepPhone(id, phone, member)),
    removePhone: (id) => inTime(writer.removePhone(id)),
    readErasures: (since) => inTime(reader.readErasures(since)),
    readWeeks: () =>
      inTime(
        getDocs(
          query(
            collection(database, staffCollections.weeks),
            ...[orderBy('week', 'desc'), limit(WEEKS)],
          ),
        ).then(({ docs }) => docs.map((it) => it.data() as WeekCounts)),
      ),
  };
}
