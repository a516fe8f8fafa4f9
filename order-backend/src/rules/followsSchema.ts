import { mayBeMissing, type FieldRule, type FieldRules } from '@site/order-model/enquiry';
import { after, type Expression } from './expression';
import {
  and,
  atLeast,
  atMost,
  field,
  hasAll,
  hasOnly,
  isInteger,
  isOneOf,
  isText,
  matches,
  not,
  or,
  size,
} from './operators';

function accepted(value: Expression, rule: FieldRule): Expression {
  if ('choices' in rule) return isOneOf(value, rule.choices);
  if ('pattern' in rule) {
    const isShort = rule.longest === undefined ? [] : [atMost(size(value), rule.longest)];
    return and(isText(value), ...isShort, matches(value, rule.pattern));
  }
  return and(isInteger(value), atLeast(value, rule.least), atMost(value, rule.most));
}

/** The document after the write has the fields of a collection and no other, each as its rule says. */
export function followsSchema(rules: FieldRules = {}): Expression {
  const all = Object.entries(rules);
  const needed = all.filter(([, rule]) => !mayBeMissing(rule)).map(([name]) => name);
  const fields = all.map(([name, rule]) => {
    const isAccepted = accepted(field(after, name), rule);
    return mayBeMissing(rule) ? or(not(hasAll(after, [name])), isAccepted) : isAccepted;
  });
  return and(hasAll(after, needed), hasOnly(after, Object.keys(rules)), ...fields);
}
