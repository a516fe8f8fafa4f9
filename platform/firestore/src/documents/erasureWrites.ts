import type { Erasure } from '../staff/erasure';
import { documentsRoot, type DocumentPlace } from './names';
import { encodeFields } from './values';

/** The writes of Firestore's REST interface that make an erasure. All of them belong into one commit. */
export function erasureWrites({ deletes, log }: Erasure, project: string): object[] {
  const nameOf = ({ collection, id }: DocumentPlace) =>
    `${documentsRoot(project)}/${collection}/${id}`;
  return [
    ...deletes.map((place) => ({ delete: nameOf(place) })),
    {
      update: { name: nameOf(log), fields: encodeFields({ ...log.entry }) },
      updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
    },
  ];
}
