import { buyerKinds, orderValues } from '@site/contracts/enquiry';
import type { FormEntries } from '../../browser/orderForm';
import { randomOf } from '@site/tooling/seededNumbers';

/** What one visitor wants to send, once. */
export interface Enquiry {
  /** What the visitor types. */
  readonly entries: FormEntries;
  /** Its e-mail address, by which it is found again. */
  readonly email: string;
  /** The parts of the person's data that occur nowhere else, in lower case: where one is seen, this person's data is. */
  readonly marks: readonly string[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The enquiry of a visit's round; no two have a name, an address or a phone in common. */
export function enquiryOf(visit: number, round: number): Enquiry {
  const number = visit * 10 + round;
  const random = randomOf(number + 1);
  const word = () => Array.from({ length: 8 }, () => random.pick([...LETTERS])).join('');
  const surname = `Q${word()}${'abcdefghij'.at(number % 10)}`;
  const mailbox = `${word()}.${number}`;
  const email = `${mailbox}@mail.example`;
  const phone = `${6 + random.below(4)}${String(number).padStart(6, '0')}${100 + random.below(900)}`;
  return {
    email,
    marks: [surname.toLowerCase(), mailbox, phone],
    entries: {
      Name: `Asha ${surname}`,
      Email: email,
      Mobile: phone,
      Quantity: String(1 + random.below(50)),
      RetailerSelfUse: random.pick(buyerKinds),
      Products: random.pick(orderValues),
    },
  };
}

/** The same enquiry with its name corrected, as a visitor sends it again after a warning. */
export function corrected({ entries, ...enquiry }: Enquiry): Enquiry {
  return { ...enquiry, entries: { ...entries, Name: `${entries.Name} Rao` } };
}
