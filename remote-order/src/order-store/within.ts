import { SaveFault } from './documentStore';

/** Waits for something, but no longer than `limit` ms: then it rejects with the fault `deadline-exceeded`. */
export function within<Value>(limit: number, awaited: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const expiry = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new SaveFault('deadline-exceeded')), limit);
  });
  return Promise.race([awaited, expiry]).finally(() => clearTimeout(timer));
}
