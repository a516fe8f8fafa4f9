import type { OrderRecord } from '@site/contracts/enquiry';
import type { Enquiry } from './enquiry';

/** How a run ended. */
export interface Tally {
  enquiries: number;
  /** Injected faults, by name. */
  faults: ReadonlyMap<string, number>;
  /** Enquiries that the site never said it had taken, as the visitor left before; they may be stored or not. */
  cutOff: number;
  /** The e-mail addresses of enquiries that were accepted and are not stored as typed. */
  lost: string[];
  /** Those of enquiries that are stored more than once. */
  doubled: string[];
  /** Where personal data was seen, one text for each enquiry. */
  leaked: string[];
}

/** What a run remembers: who sent what, what the site said of it, and every line and address that was seen. */
export interface Ledger {
  readonly enquiries: readonly Enquiry[];
  add(enquiry: Enquiry): void;
  /** Notes that the form was cleared of this enquiry: from then on it is the site's business. */
  accept(email: string): void;
  isAccepted(email: string): boolean;
  injected(fault: string): void;
  faultCount(): number;
  /** Notes something that may hold no personal data, and where it was seen. */
  seen(where: string, text: string): void;
  /** Compares all that with what staff find in the store. */
  close(stored: readonly OrderRecord[]): Tally;
}

/** Compares by the address and the number's digits: the form trims what is typed. */
const isAsTyped = ({ entries }: Enquiry, record: OrderRecord) =>
  record.Name === entries['Name*'] &&
  record.Mobile === entries['Phone*'] &&
  String(record.Quantity) === entries['Quantity*'] &&
  record.RetailerSelfUse === entries['Retailer / Self Use*'] &&
  record.Products === entries['Select Product*'];

/** Addresses carry `%40` for `@` and the like. */
function plain(text: string): string {
  try {
    return `${text} ${decodeURIComponent(text)}`.toLowerCase();
  } catch {
    return text.toLowerCase();
  }
}

export function openLedger(): Ledger {
  const enquiries: Enquiry[] = [];
  const accepted = new Set<string>();
  const faults = new Map<string, number>();
  const sights: string[] = [];

  const emailsOf = (found: readonly Enquiry[]) => found.map(({ email }) => email);
  return {
    enquiries,
    add: (enquiry) => void enquiries.push(enquiry),
    accept: (email) => void accepted.add(email),
    isAccepted: (email) => accepted.has(email),
    injected: (fault) => void faults.set(fault, (faults.get(fault) ?? 0) + 1),
    faultCount: () => [...faults.values()].reduce((sum, count) => sum + count, 0),
    seen: (where, text) => void sights.push(`${where}: ${plain(text)}`),
    close(stored) {
      const copies = (email: string) => stored.filter(({ Email }) => Email === email);
      const stranger = stored.find(({ Email }) => !enquiries.some(({ email }) => email === Email));
      if (stranger) throw new Error('The store holds an enquiry that nobody sent in this run.');
      return {
        enquiries: enquiries.length,
        faults,
        cutOff: enquiries.filter(({ email }) => !accepted.has(email)).length,
        lost: emailsOf(
          enquiries.filter(
            (it) => accepted.has(it.email) && !copies(it.email).some((copy) => isAsTyped(it, copy)),
          ),
        ),
        doubled: emailsOf(enquiries.filter(({ email }) => copies(email).length > 1)),
        leaked: enquiries.flatMap(({ marks }) => {
          const sight = sights.find((it) => marks.some((mark) => it.includes(mark)));
          return sight ? [sight.slice(0, 300)] : [];
        }),
      };
    },
  };
}
