import { referenceOf } from '@site/contracts/orderReference';

/** The references of enquiries, by which the company finds them. */
export function References({ ids }: { ids: readonly string[] }) {
  return ids.map((id, index) => (
    <strong key={id}>
      {index > 0 && ', '}
      {referenceOf(id)}
    </strong>
  ));
}
