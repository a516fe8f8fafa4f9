import { NO_ANSWER, REFUSED, SaveError } from './documentStore';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Firestore's answer to a commit of one write. A portal or a proxy may answer 200 with any other JSON. */
function isAcknowledgement(status: number, body: unknown): boolean {
  if (status !== 200 || !isObject(body) || typeof body.commitTime !== 'string') return false;
  const { writeResults } = body;
  if (!Array.isArray(writeResults) || writeResults.length !== 1) return false;
  const [result] = writeResults as unknown[];
  return isObject(result) && typeof result.updateTime === 'string';
}

/** Firestore's own word for a failure, such as `permission-denied`; undefined when the answer is not Firestore's. */
function errorCodeOf(status: number, body: unknown): string | undefined {
  if (status < 400 || !isObject(body) || !isObject(body.error)) return undefined;
  const word = body.error.status;
  if (typeof word !== 'string' || !/^[A-Z_]{1,40}$/.test(word)) return undefined;
  return word.toLowerCase().replaceAll('_', '-');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether Firestore itself says that this document is not there: it names it, which no proxy's 404 does. */
export function isMissing(status: number, text: string, id: string): boolean {
  const body = readJson(text);
  if (errorCodeOf(status, body) !== 'not-found') return false;
  const { message } = (body as { error: { message?: unknown } }).error;
  return typeof message === 'string' && message.includes(`/${id}`);
}

/** Returns when the answer acknowledges the document; throws a `SaveError` for every other answer. */
export function readCommitAnswer(status: number, text: string): void {
  const body = readJson(text);
  if (isAcknowledgement(status, body)) return;
  const code = errorCodeOf(status, body);
  if (!code) throw new SaveError(`not-acknowledged-${status}`, NO_ANSWER);
  // A server that failed (5xx) may have failed after it had stored the document.
  throw new SaveError(code, status < 500 ? REFUSED : { ...REFUSED, mayBeStored: true });
}
