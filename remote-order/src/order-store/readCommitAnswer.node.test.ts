import { readCommitAnswer } from './readCommitAnswer';

const updateTime = '2024-01-01T00:00:00.000000Z';
const stored = { writeResults: [{ updateTime }], commitTime: updateTime };

test('the answer of a commit acknowledges the document', () => {
  expect(() => readCommitAnswer(200, JSON.stringify(stored))).not.toThrow();
});

const foreign: [status: number, text: string][] = [
  [200, '<!doctype html><title>Sign in</title>'],
  [200, JSON.stringify(stored).slice(0, -1)],
  [200, JSON.stringify({ ...stored, commitTime: 1 })],
  [200, JSON.stringify({ writeResults: stored.writeResults })],
  [200, JSON.stringify({ ...stored, writeResults: [{}] })],
  [200, JSON.stringify({ ...stored, writeResults: { length: 1, 0: { updateTime } } })],
  [200, JSON.stringify({ ...stored, writeResults: [{ updateTime }, { updateTime }] })],
  [200, JSON.stringify({ error: { code: 403, status: 'PERMISSION_DENIED' } })],
  [201, JSON.stringify(stored)],
  [403, '<h1>Blocked</h1>'],
  [403, '{"error":{"status":"<b>blocked</b>"}}'],
  [502, 'Bad Gateway'],
];

test.each(foreign)('%i %s is not an answer of the store', (status, text) => {
  expect(() => readCommitAnswer(status, text)).toThrow(
    expect.objectContaining({
      code: `not-acknowledged-${status}`,
      isAnswered: false,
      mayBeStored: true,
    }),
  );
});

test.each([
  [400, 'INVALID_ARGUMENT', 'invalid-argument', false],
  [403, 'PERMISSION_DENIED', 'permission-denied', false],
  [429, 'RESOURCE_EXHAUSTED', 'resource-exhausted', false],
  // The store may have failed after it had stored the document.
  [500, 'INTERNAL', 'internal', true],
  [503, 'UNAVAILABLE', 'unavailable', true],
])('%i %s is the store’s own error', (status, name, code, mayBeStored) => {
  const text = JSON.stringify({ error: { code: status, status: name, message: 'why' } });

  expect(() => readCommitAnswer(status, text)).toThrow(
    expect.objectContaining({ code, isAnswered: true, mayBeStored }),
  );
});
