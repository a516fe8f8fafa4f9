import { sameEmail } from '@site/order-model/emailKey';
import { hasEmail } from '@site/order-model/noEmail';
import { toSearchText } from '@site/order-model/searchKey';
import type { DeskCloud } from '../cloud/openCloud';
import type { FoundPerson, Subscriber } from '../model/deskCloud';
import type { DeskView } from '../model/deskView';
import type { Enquiry, Member } from '../model/enquiry';
import { isOf, type Person } from '../model/person';

interface ErasingParts {
  cloud: Pick<
    DeskCloud,
    'erase' | 'eraseSubscriber' | 'findPerson' | 'isErased' | 'isStored' | 'readSubscribers'
  >;
  view: () => Pick<DeskView, 'enquiries' | 'pending'>;
  /** What is done under somebody's name. */
  asMember: (work: (member: Member) => Promise<void>) => Promise<void>;
  /** Sends what waits. */
  flush: () => Promise<unknown>;
  /** Forgets it on this device. */
  forget: (id: string) => Promise<void>;
}

/** Erases what is stored. It needs the network: nothing of it waits. */
export function createErasing({ cloud, view, asMember, flush, forget }: ErasingParts) {
  /** Whether the database has refused it from this device, which sends it again when the desk is opened next. */
  const isRefusedHere = ({ id }: Enquiry) =>
    view().pending.some(
      ({ enquiryId, order, isRefused }) => order && isRefused && enquiryId === id,
    );
  /** The answer of an erasure may be lost: done is done. */
  async function once(id: string, work: (by: Member) => Promise<void>): Promise<void> {
    try {
      await asMember(work);
    } catch (failure) {
      if (!(await cloud.isErased(id).catch(() => false))) throw failure;
    }
  }
  async function erase(enquiry: Enquiry): Promise<void> {
    // Another tab may have sent it meanwhile.
    const isStored = !isRefusedHere(enquiry) || (await cloud.isStored(enquiry.id));
    if (isStored) await once(enquiry.id, (by) => cloud.erase(enquiry, by));
    await forget(enquiry.id);
  }
  return {
    erase,
    /** Finds all that is stored of a person, and what this device would store later under the name of who asks. */
    async findPerson(person: Person, typed: string): Promise<FoundPerson> {
      // What waits is stored or refused then.
      await flush();
      const { enquiries, subscribers } = await cloud.findPerson(person, typed);
      const isFound = ({ id }: Enquiry) => enquiries.some((found) => found.id === id);
      const own = view().enquiries.filter(
        (it) => it.order && isOf(person, it.order) && isRefusedHere(it) && !isFound(it),
      );
      // The database knows no addresses of those.
      const isSubscribed = ({ id, email }: Subscriber) =>
        subscribers.some((known) => known.id === id) ||
        own.some(({ order }) => order && isOf({ email: toSearchText(email) }, order));
      return {
        enquiries: [...enquiries, ...own],
        subscribers:
          own.length > 0 ? (await cloud.readSubscribers()).filter(isSubscribed) : subscribers,
      };
    },
    /** Erases all that is stored of a person. Returns how much of it is left. */
    async erasePerson({ enquiries, subscribers }: FoundPerson, person: Person): Promise<number> {
      const subscribed: string[] = [];
      for (const { id, email } of subscribers) {
        await once(id, (by) => cloud.eraseSubscriber(id, by)).catch(() => subscribed.push(email));
      }
      // A number finds a subscription by an enquiry alone: one of its address stays, or without one, whose record may have it.
      const isNeeded = ({ order }: Enquiry) => {
        const own = order?.Email ?? '';
        return (
          'mobile' in person && subscribed.some((one) => !hasEmail(own) || sameEmail(one, own))
        );
      };
      let left = subscribed.length;
      for (const enquiry of enquiries) {
        if (isNeeded(enquiry)) left += 1;
        else await erase(enquiry).catch(() => (left += 1));
      }
      return left;
    },
  };
}
