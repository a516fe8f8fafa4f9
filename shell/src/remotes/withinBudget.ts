/** Gives what a promise gives, or rejects with an error of this message once `budget` ms are over. */
export function withinBudget<T>(promise: Promise<T>, budget: number, message: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${message} (limit ${budget} ms)`)), budget);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
