import { ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '@site/shared-ui/Icon';
import { useTexts } from '../texts/useTexts';
import './notifications.css';

/** How long a toast stays, in ms (specification §9). */
const AUTO_CLOSE = 5000;

/** Where toasts appear; draw it once. Its region announces them politely, so a toast itself has no live role. */
export function Notifications() {
  const { region, close } = useTexts().site.toasts;
  return (
    <ToastContainer
      autoClose={AUTO_CLOSE}
      role="group"
      aria-label={region}
      // The library's own button speaks English.
      closeButton={({ closeToast }) => (
        <button
          type="button"
          className="Toastify__close-button"
          aria-label={close}
          onClick={(event) => {
            event.stopPropagation();
            closeToast(event);
          }}
        >
          <Icon name="close" />
        </button>
      )}
      position="top-right"
      pauseOnHover
      pauseOnFocusLoss
      newestOnTop
    />
  );
}
