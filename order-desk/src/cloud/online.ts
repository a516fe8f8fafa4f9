import { CloudError } from '../model/deskCloud';
import type { Online } from './goOnline';
import type { DeskCloud } from './openCloud';

/** The database, for a desk that is shown before it is there. */
export const cloudOf = (online: () => Promise<Online>): DeskCloud =>
  new Proxy({} as DeskCloud, {
    get:
      (_, name: keyof DeskCloud) =>
      async (...args: never[]) => {
        const { cloud } = await online().catch(() => {
          throw new CloudError('offline');
        });
        return (cloud[name] as (...args: never[]) => Promise<unknown>)(...args);
      },
  });
