import type { SubscribeProps } from '@site/contracts/remotes/order';
import { loadOutbox } from '../outbox/loadOutbox';
import { SubscribeBox } from './SubscribeBox';

/** The footer's Subscribe box (§2), sending through the page's outbox. */
export function Subscribe(props: SubscribeProps) {
  return <SubscribeBox {...props} loadOutbox={loadOutbox} />;
}
