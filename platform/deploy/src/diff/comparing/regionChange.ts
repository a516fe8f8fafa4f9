import type { Change } from '../report/diffReport';

/** A change as it is found: whose region it is in. `changedBy` makes owners of it. */
export type RegionChange = Omit<Change, 'owners'> & { region: string };
