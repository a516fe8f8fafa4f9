import { toast } from 'react-toastify/unstyled';
import type { Notify } from '@site/contracts/notify';

/** Shows a toast. It stays for the default time of specification §9. */
export const notify: Notify = (kind, message) => {
  toast(message, { type: kind });
};
