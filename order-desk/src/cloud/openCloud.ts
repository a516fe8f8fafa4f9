import { staffCollections } from '@site/order-model/staffCollections';
import type { Auth } from 'firebase/auth';
import { doc, getDoc, type Firestore } from 'firebase/firestore/lite';
import { CloudError } from '../model/deskCloud';
import type { Member } from '../model/enquiry';
import { inTime } from './cloudErrors';
import { createDuties } from './duties';
import { createReader } from './readEnquiries';
import { createWriter } from './writeEnquiries';

/** The Firebase project, connected. */
export interface Connection {
  auth: Auth;
  database: Firestore;
}

/** The database as the desk uses it. Every call rejects with a `CloudError`. */
export type DeskCloud = ReturnType<typeof openCloud>;

export const openCloud = ({ auth, database }: Connection) => ({
  ...createReader(database),
  ...createWriter(database),
  ...createDuties(database),

  /** Who is signed in, if it belongs to the staff. */
  async readMember(): Promise<Member> {
    const { currentUser } = auth;
    if (!currentUser) throw new CloudError('denied');
    const { uid, email } = currentUser;
    const member = await inTime(getDoc(doc(database, staffCollections.staff, uid)));
    if (!member.exists()) throw new CloudError('removed', uid);
    return { uid, name: String(member.get('name')), email: email ?? '' };
  },
});
