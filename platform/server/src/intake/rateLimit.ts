const MINUTE = 60_000;

/**
 * Bounds how often something happens: at most `perMinute` times in each minute, whoever asks. Gives a function that tells
 * whether it may happen once more. It keeps no addresses of visitors to tell them apart.
 */
export function rateLimit(perMinute: number, now: () => number = Date.now): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) [minute, count] = [current, 0];
    count += 1;
    return count <= perMinute;
  };
}
