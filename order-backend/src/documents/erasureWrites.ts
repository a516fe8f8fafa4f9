import type { Erasure } from '@site/order-model/erasure';
import { documentName } from './names';
import { encodeFields } from './values';

/** The writes of Firestore's REST interface that make an erasure. All of them belong into one commit. */
export const erasureWrites = ({ deletes, log }: Erasure, project: string): object[] => [
  ...deletes.map((place) => ({ delete: documentName(place, project) })),
  {
    update: { name: documentName(log, project), fields: encodeFields({ ...log.entry }) },
    updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
  },
];
