/** Gives what a promise gives, or rejects with an error of this message once `limit` ms are over. */
export function withinTime<T>(promise: Promise<T>, limit: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${message} (limit ${limit} ms)`)), limit);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}
