/** The header that names an attempt to send. */
export const ATTEMPT = 'x-attempt';

/**
 * Runs in the page before its scripts. A browser sends a request again by itself when its connection was closed; the page does
 * not hear of that. By this header the network knows such a request from the page's own next attempt.
 */
export function nameAttempts(header: string): void {
  const { fetch } = globalThis;
  let attempts = 0;
  globalThis.fetch = (input, init) => {
    if (init?.method !== 'POST') return fetch(input, init);
    const headers = new Headers(init.headers);
    attempts += 1;
    headers.set(header, `${performance.timeOrigin} ${attempts}`);
    return fetch(input, { ...init, headers });
  };
}
