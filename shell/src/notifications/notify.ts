import { toast } from 'react-toastify/unstyled';
import type { Notify } from '@site/contracts/notify';

export const notify: Notify = (kind, message) => {
  toast(message, { type: kind });
};
