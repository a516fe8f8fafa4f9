import { parseJson } from '@site/tooling/files/readJsonFile';
import { findStaleReview } from './reviewedWords';

const reviewer = { by: 'Asha Rao, physician', on: '2026-01-31' };
const texts = {
  look: 'indigo',
  title: 'Legs',
  points: ['Read the label.', 'Ask a doctor.'],
  medicine: { onPrescription: true },
  pictures: { show: [{ from: 0, items: 1 }], slides: [{ picture: 'carton', alt: 'The carton' }] },
};

const find = (file: object) => findStaleReview(parseJson(JSON.stringify(file)));
const hashIn = ([problem]: { message: string }[]) =>
  /"words": "([0-9a-f]{12})"/.exec(problem?.message ?? '')?.[1];

const words = hashIn(find({ reviewed: reviewer, ...texts }));

test('a review names the words that were reviewed, as the check says them', () => {
  expect(words).toBeDefined();
  expect(find({ reviewed: { ...reviewer, words }, ...texts })).toEqual([]);
});

test.each([
  { title: 'Leg' },
  { points: ['Read the label.', 'Ask no doctor.'] },
  { points: ['Read the label.'] },
  { note: 'New.' },
  { medicine: { onPrescription: false } },
])('it is stale after %j', (change) => {
  const problems = find({ reviewed: { ...reviewer, words }, ...texts, ...change });
  const right = hashIn(problems);
  expect(problems.map(({ message }) => message)).toEqual([
    `This file changed since Asha Rao, physician reviewed it on 2026-01-31: write null, or after a new review "words": "${right}".`,
  ]);
  expect(right).not.toBe(words);
  expect(find({ reviewed: { ...reviewer, words: right }, ...texts, ...change })).toEqual([]);
});

test.each([
  { look: 'plum' },
  {
    pictures: {
      show: [
        { from: 0, items: 1 },
        { from: 548, items: 2 },
      ],
      slides: [{ picture: 'tube', alt: 'The carton' }],
    },
  },
])('it stands after %j, which no reviewer reads', (change) => {
  expect(find({ reviewed: { ...reviewer, words }, ...texts, ...change })).toEqual([]);
});

test('a text named as a layout is a text', () => {
  const hash = hashIn(find({ reviewed: reviewer, show: 'Show all' }));
  expect(hashIn(find({ reviewed: reviewer, show: 'Show none' }))).not.toBe(hash);
});

test('who reviewed them and when are no part of them', () => {
  expect(find({ reviewed: { by: 'B', on: '2026-02-01', words }, ...texts })).toEqual([]);
});

test.each([null, undefined, [], {}, 'Asha Rao'])('%j is not a review', (reviewed) => {
  expect(find({ reviewed, ...texts })).toEqual([]);
});
