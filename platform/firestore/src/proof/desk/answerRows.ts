import { deskLimits, outcomes } from '../../staff/deskChange';
import { enquiryStatuses, staffCollections } from '../../staff/staffCollections';
import {
  change,
  claim,
  claimant,
  EARLIER,
  ENTRY,
  map,
  nobody,
  noteOf,
  staffAlone,
  type DeskChange,
} from './deskRequests';
import { MEMBER } from '../people';
import { answered, type ProofRequest, type Row } from '../proofRequest';
import { nameOf, text, write, type Wire } from '../writes';

const { staff } = staffCollections;

const daysAhead = (days: number) => ({
  timestampValue: new Date(Date.now() + days * 86_400_000).toISOString(),
});

const partsOf = (status: string): Wire =>
  status === 'done'
    ? { outcome: text('ordered') }
    : status === 'notReachable'
      ? { callBackAt: daysAhead(1) }
      : {};

const statusTo = (status: string, parts = partsOf(status), more: DeskChange = {}) =>
  change({
    entry: { status: text(status), ...parts },
    fields: { status: text(status), ...parts },
    ...more,
  });

const statuses: Row[] = enquiryStatuses.flatMap((status): Row[] =>
  enquiryStatuses.map((before): Row => {
    const isAllowed = status === 'seen' ? before === 'new' : status !== 'new' || before === 'seen';
    return [
      `${status} after ${before}`,
      isAllowed ? 200 : 403,
      statusTo(status, partsOf(status), { before: { status: text(before) } }),
    ];
  }),
);

const others = { claimedBy: claimant('{8}', 'Ravi') };
const own = { claimedBy: claimant('{9}') };
const member = (uid: string, name: string) => write({ name: text(name) }, nameOf(uid, staff));
const besideRavi = (request: ProofRequest): ProofRequest => ({
  ...request,
  byOwner: {
    writes: [...(request.byOwner?.writes ?? []), member('{8}', 'Ravi')],
  },
});
const toRavi = (name = 'Ravi') => claim(claimant('{8}', name), own.claimedBy);

const claimRows: readonly Row[] = [
  ...staffAlone('an order that nobody has', claim(own.claimedBy)),
  ...answered(200, {
    'an order that was given back': claim(own.claimedBy, nobody, { before: { claimedBy: nobody } }),
    'an order of somebody else, named': claim(own.claimedBy, others.claimedBy),
    'the own order, to a colleague': besideRavi(toRavi()),
    'the own order, to nobody': claim(nobody, own.claimedBy),
    'a status of an order that somebody else has': statusTo('called', {}, { before: others }),
  }),
  ...answered(403, {
    'an order that somebody took a moment before': claim(own.claimedBy, nobody, { before: others }),
    'an order under another name': claim(claimant('{9}', 'Ravi')),
    'an order for somebody else': besideRavi(claim(claimant('{8}', 'Ravi'))),
    'the own order, to a colleague under another name': besideRavi(toRavi('Usha')),
    'the own order, to a stranger': toRavi(),
    'an order of somebody else, to nobody': claim(nobody, others.claimedBy),
    'a claim with a part too many': claim(
      map({ uid: text('{9}'), name: text(MEMBER), more: text('x') }),
    ),
    'a claim that the record does not show': claim(own.claimedBy, nobody, { fields: {} }),
    'a claim that no sweep looks at': claim(own.claimedBy, nobody, {
      times: ['changedAt', `history.${ENTRY}.at`],
    }),
    'a claimed order as new': statusTo('new', {}, { before: { status: text('seen'), ...own } }),
    'a status that takes the order': change({ fields: { status: text('called'), ...own } }),
  }),
];

const callBack = (callBackAt: unknown, more: DeskChange = {}) =>
  change({ entry: { callBackAt }, fields: { callBackAt }, ...more });
const reminded = { callBackAt: daysAhead(2) };

const callBackRows: readonly Row[] = [
  ...staffAlone('a call-back', callBack(daysAhead(1))),
  ...answered(200, {
    'a call-back that was set offline and is due': callBack(EARLIER),
    'another call-back': callBack(daysAhead(1), { before: reminded }),
    'a call-back within the limit': callBack(daysAhead(deskLimits.callBackDays - 1)),
    'a call-back after a call': statusTo('called', reminded),
    'a call-back that is over with the call': statusTo(
      'called',
      {},
      {
        before: reminded,
        mask: ['status', 'lastEntry', `history.${ENTRY}`, 'callBackAt'],
      },
    ),
  }),
  ...answered(403, {
    'a call-back in another year': callBack(daysAhead(deskLimits.callBackDays + 1)),
    'a call-back that is no time': callBack(text('tomorrow')),
    'a call-back of an order that is done': callBack(daysAhead(1), {
      before: { status: text('done') },
    }),
    'a call-back that no sweep looks at': callBack(daysAhead(1), {
      times: ['changedAt', `history.${ENTRY}.at`],
    }),
    'a call-back after the end': statusTo('done', { ...reminded, ...partsOf('done') }),
    'not reachable without a call-back': statusTo('notReachable', {}),
    'a call-back that stays after the call': statusTo('called', {}, { before: reminded }),
    'a call-back that goes with a note': noteOf(text('x'), {
      before: reminded,
      mask: ['lastEntry', `history.${ENTRY}`, 'callBackAt'],
    }),
  }),
];

const endRows: readonly Row[] = [
  ...outcomes.map((outcome): Row => [
    `done: ${outcome}`,
    200,
    statusTo('done', { outcome: text(outcome) }),
  ]),
  ...staffAlone('an end', statusTo('done')),
  ...answered(403, {
    'done, without how it ended': statusTo('done', {}),
    'an end that does not exist': statusTo('done', { outcome: text('lost') }),
    'how it ended, of one that is not done': statusTo('called', { outcome: text('ordered') }),
    'an end that the entry does not name': change({
      entry: { status: text('done') },
      fields: { status: text('done'), ...partsOf('done') },
    }),
  }),
];

const languageOf = (language: unknown, more: DeskChange = {}) =>
  change({
    entry: { language },
    fields: { language },
    times: ['changedAt', `history.${ENTRY}.at`],
    ...more,
  });

const languageRows: readonly Row[] = [
  ...staffAlone('the language of a person', languageOf(text('hi'))),
  ...answered(403, {
    'a language that the desk does not speak': languageOf(text('fr')),
    'a note together with a language that is null': noteOf(text('x'), {
      fields: { language: { nullValue: null } },
    }),
    'a language together with an end': languageOf(text('hi'), {
      fields: { language: text('hi'), outcome: text('ordered') },
    }),
  }),
];

/** Who may take an enquiry, hand it over, promise a call, end it, and choose a language. */
export const answerRows: readonly Row[] = [
  ...[...statuses, ...claimRows, ...callBackRows, ...endRows, ...languageRows],
];
