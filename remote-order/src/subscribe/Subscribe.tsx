import type { SubscribeProps } from '@site/contracts/federation';
import { loadStore } from '../order-store/loadStore';
import { SubscribeBox } from './SubscribeBox';

/** The footer's Subscribe box (§2), saving to the real store. */
export function Subscribe({ notify }: SubscribeProps) {
  return <SubscribeBox notify={notify} loadStore={loadStore} />;
}
