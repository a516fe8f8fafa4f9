import { orderFieldNames } from '@site/contracts/orderFields';
import { defaultLanguage, languages, staffLanguages } from '@site/contracts/languages';
import type { FurtherField } from '@site/contracts/furtherFields';
import { UsageError } from '../../command-line/command';
import { readNumber } from '../../command-line/readCommandLine';
import { editTexts } from '../editJson';
import { appendEntry } from '../insertLine';
import type { Files, Made, NewOptions, Request } from '../recipe';
import { fieldTest } from './fieldTest';
import { fieldTexts } from './fieldTexts';

const DECLARATION = 'contracts/src/enquiries/furtherFields.ts';

/** As the specification's are written, in the record and in `firestore.rules`. */
const NAME = /^[A-Z][A-Za-z0-9]{1,39}$/;

const MOST_CHARACTERS = 80;
const MOST_NUMBER = 1000;

function fieldOf({ choices, number, most }: NewOptions): FurtherField {
  if (choices !== undefined) {
    if (number || most) throw new UsageError('--choices goes with neither --number nor --most.');
    const [first, ...rest] = choices.split(',').map((choice) => choice.trim());
    if (
      !first ||
      rest.length === 0 ||
      rest.includes('') ||
      new Set([first, ...rest]).size <= rest.length
    ) {
      throw new UsageError('--choices takes two or more, e.g. "Morning, Evening", each once.');
    }
    return { kind: 'choice', choices: [first, ...rest] };
  }
  if (number) {
    return {
      kind: 'number',
      least: 1,
      most: readNumber('most', most, { otherwise: MOST_NUMBER, least: 2 }),
    };
  }
  const bounds = { otherwise: MOST_CHARACTERS, least: 2, most: 500 };
  return { kind: 'text', most: readNumber('most', most, bounds) };
}

const spaced = (name: string) =>
  name.charAt(0) + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Makes an optional field of the order: its declaration, what visitors and staff read about it, a first test. */
export function makeField({ name, options, read }: Request): Made {
  if (!NAME.test(name)) {
    throw new UsageError(
      `Invalid name "${name}" (expected what is stored, beginning with a capital, e.g. Town).`,
    );
  }
  if (orderFieldNames.some((it) => it.toLowerCase() === name.toLowerCase())) {
    throw new UsageError(`There is a field ${name} already.`);
  }
  const field = fieldOf(options);
  const texts = languages.map((language): Files => {
    const isDefault = language === defaultLanguage;
    const folder = isDefault ? '' : `${language}/`;
    const title = isDefault ? (options.title ?? spaced(name)) : (options.hindi ?? 'और जानकारी');
    const { form, invalid, policy, desk } = fieldTexts[isDefault ? 'en' : 'hi']({ field, title });
    const isOfStaff = staffLanguages.some((it) => it === language);
    const edits: [file: string, group: string, value: unknown][] = [
      [`remote-order/content/${folder}order-form.json`, 'further', form],
      [`remote-order/content/${folder}messages.json`, 'invalid', invalid],
      [`shell/content/${folder}privacy-policy.json`, 'fields', policy],
      ...(isOfStaff
        ? [[`order-desk/content/${folder}desk.json`, 'further', desk] as [string, string, unknown]]
        : []),
    ];
    return Object.fromEntries(
      edits.map(([file, group, value]) => [file, editTexts(read(file), [[group, name], value])]),
    );
  });
  const test = `remote-order/src/order/${name.charAt(0).toLowerCase()}${name.slice(1)}.node.test.ts`;
  return {
    files: {
      [DECLARATION]: appendEntry(
        read(DECLARATION),
        'declared = {',
        '} as const',
        `${name}: ${JSON.stringify(field)}`,
      ),
      ...Object.assign({}, ...texts),
      [test]: fieldTest(name, field),
    },
    scripts: [['rules']],
    remains: [
      'Ask whether the enquiry needs it: data that is not collected needs no protection.',
      'Write what it is for, in both languages, in remote-order/content and in the privacy policy in shell/content.',
      'Have the texts reviewed by a lawyer, and settle how long it is kept.',
      'Deploy firestore.rules before the pages: until then enquiries that have it are refused.',
      'More, such as taking it away again: docs/recipes/field.md.',
    ],
  };
}
