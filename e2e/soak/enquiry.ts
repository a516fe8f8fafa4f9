import { buyerKinds, orderValues } from '@site/contracts/enquiry';
import type { FormEntries } from '../browser/orderForm';
import type { Chance } from './chance';

/** One enquiry of a run. */
export interface Enquiry {
  /** What the visitor types. */
  readonly entries: FormEntries;
  /** Its e-mail address, by which it is found again. */
  readonly email: string;
  /** The parts of the person's data that stand nowhere else, in small letters: where one is seen, this person's data is. */
  readonly marks: readonly string[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Makes an enquiry of a person of its own. No two numbers give the same name, address or phone. */
export function enquiryOf(number: number, chance: Chance): Enquiry {
  const word = () => Array.from({ length: 8 }, () => chance.pick([...LETTERS])).join('');
  const surname = `Q${word()}${'abcdefghij'.at(number % 10)}`;
  const mailbox = `${word()}.${number}`;
  const email = `${mailbox}@mail.example`;
  const phone = `${6 + chance.below(4)}${String(number).padStart(5, '0')}${1000 + chance.below(9000)}`;
  return {
    email,
    marks: [surname.toLowerCase(), mailbox, phone],
    entries: {
      'Name*': `Asha ${surname}`,
      'Email*': email,
      'Phone*': phone,
      'Quantity*': String(1 + chance.below(50)),
      'Retailer / Self Use*': chance.pick(buyerKinds),
      'Select Product*': chance.pick(orderValues),
    },
  };
}
