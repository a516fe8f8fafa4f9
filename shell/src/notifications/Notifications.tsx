import { ToastContainer } from 'react-toastify/unstyled';
import './notifications.css';

/** How long a toast stays, in ms (specification §9). */
const AUTO_CLOSE = 5000;

/** Where toasts appear; draw it once. Its region announces them politely, so a toast itself has no live role. */
export function Notifications() {
  return (
    <ToastContainer
      autoClose={AUTO_CLOSE}
      role="group"
      position="top-right"
      pauseOnHover
      pauseOnFocusLoss
      newestOnTop
    />
  );
}
