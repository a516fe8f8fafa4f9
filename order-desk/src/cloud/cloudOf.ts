import { CloudError } from '../model/deskCloud';
import type { FirebaseConnection } from './connectFirebase';
import type { DeskCloud } from './openCloud';

/** The database, for a desk that is shown before it is there. */
export const cloudOf = (loadFirebase: () => Promise<FirebaseConnection>): DeskCloud =>
  new Proxy({} as DeskCloud, {
    get:
      (_, name: keyof DeskCloud) =>
      async (...args: never[]) => {
        const { cloud } = await loadFirebase().catch(() => {
          throw new CloudError('offline');
        });
        return (cloud[name] as (...args: never[]) => Promise<unknown>)(...args);
      },
  });
