import type { ToastMessage } from './Message';

const isSuccess = ({ kind }: ToastMessage) => kind === 'success';
const isFault = ({ kind }: ToastMessage) => kind === 'warning' || kind === 'error';

/**
 * Whether a message takes the place of one before it: the last result of a form does, and whatever would contradict it, such as
 * “Order Received Successfully” above “Please enter a valid email address”. What another form wants it says under its field.
 */
export const replaces = (next: ToastMessage, before: ToastMessage): boolean =>
  next.topic === before.topic ||
  (isSuccess(next) && isFault(before)) ||
  (isFault(next) && isSuccess(before));
