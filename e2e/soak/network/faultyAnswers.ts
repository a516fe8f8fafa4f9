import type { Body } from '../visits';

/** What is sent to the browser in place of the store's answer. */
export interface MadeUpAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** The connection ends in the middle of the body. */
  isCut: boolean;
}

/** Firestore's word for a failure with this HTTP status. */
const codes: Readonly<Record<number, string>> = {
  400: 'FAILED_PRECONDITION',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  502: 'UNAVAILABLE',
  503: 'UNAVAILABLE',
  504: 'DEADLINE_EXCEEDED',
};

const SIGN_IN_PAGE = '<!doctype html><title>Welcome</title><h1>Please accept our terms</h1>';

/** What the store itself answers to a commit of one document. */
function commitAnswer(): string {
  const now = new Date().toISOString();
  return JSON.stringify({ writeResults: [{ updateTime: now }], commitTime: now });
}

function textOf(body: Body, status: number): string {
  switch (body) {
    case 'commit':
    case 'cut':
      return commitAnswer();
    case 'error': {
      // An error under a status of success is what some gateways make of a refused token.
      const code = status < 400 ? 401 : status;
      return JSON.stringify({ error: { code, status: codes[code] ?? 'UNKNOWN', message: 'No.' } });
    }
    case 'no results':
      return '{"writeResults":[]}';
    case 'HTML':
      return SIGN_IN_PAGE;
    case 'empty':
      return '';
    default:
      return body;
  }
}

export function answerWith(status: number, body: Body): MadeUpAnswer {
  const text = status === 204 ? '' : textOf(body, status);
  return {
    status,
    headers: {
      'content-type': body === 'HTML' ? 'text/html; charset=utf-8' : 'application/json',
      ...(status === 204 ? {} : { 'content-length': String(Buffer.byteLength(text)) }),
      ...(status === 302 ? { location: '/privacy-policy' } : {}),
    },
    body: text,
    isCut: body === 'cut' && text.length > 0,
  };
}
