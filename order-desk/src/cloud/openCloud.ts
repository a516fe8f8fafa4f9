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

type Requests = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>;

/** The same requests, each within its time. */
const timed = <Some extends Requests>(requests: Some): Some =>
  Object.fromEntries(
    Object.entries(requests).map(([name, ask]) => [
      name,
      (...args: never[]) => inTime(ask(...args)),
    ]),
  ) as Some;

/** The database as the desk uses it. */
export function openCloud({ auth, database }: Connection): DeskCloud {
  const reader = createReader(database);
  return {
    ...createPeopleReader(database, reader.withOrders),
    ...timed(createWriter(database)),
    ...timed({
      ...reader,
      async readMember() {
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
      },
      async readWeeks() {
        const weeks = collection(database, staffCollections.weeks);
        const { docs } = await getDocs(query(weeks, orderBy('week', 'desc'), limit(WEEKS)));
        return docs.map((snapshot) => snapshot.data() as WeekCounts);
      },
    }),
  };
}
