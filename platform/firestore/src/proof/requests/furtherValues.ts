import fc from 'fast-check';
import { furtherFields, type FurtherField } from '@site/contracts/furtherFields';
import { integer, text } from './writes';

/** Values of a field: some that it may have, and some next to the border. */
interface Values {
  good: fc.Arbitrary<object>;
  near: fc.Arbitrary<object>;
}

function valuesOf(field: FurtherField): Values {
  if (field.kind === 'choice') {
    const choices = fc.constantFrom(...field.choices);
    const near = choices.map((choice) => text(`${choice} `));
    return { good: choices.map(text), near };
  }
  if (field.kind === 'number') {
    const { least, most } = field;
    const near = fc.constantFrom(least - 1, least, most, most + 1);
    return {
      good: fc.integer({ min: least, max: most }).map((count) => integer(String(count))),
      near: near.map((count) => integer(String(count))),
    };
  }
  const sign = fc.constantFrom('n', 'क', '😀', '\u200b', ' ');
  const near = fc.tuple(sign, fc.integer({ min: -1, max: 1 }));
  return {
    good: fc.constantFrom('A', 'Delhi', 'दिल्ली', "D'Souza").map(text),
    near: near.map(([unit, more]) => text(unit.repeat(field.most + more))),
  };
}

/** Something of the values of each further field, by the field's name. */
export const furtherValues = <Value>(pick: (values: Values) => Value): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(furtherFields).map(([name, field]) => [name, pick(valuesOf(field))]),
  );
