import { ToastContainer } from 'react-toastify/unstyled';
import { Icon } from '@site/shared-ui/Icon';
import { useTexts } from '../texts/useTexts';
import './notifications.css';

/** Specification §9. */
const AUTO_CLOSE_MS = 5000;

/** The region is a live region already, so toasts get no `role` of their own. */
export function Notifications() {
  const { region, close } = useTexts().site.toasts;
  return (
    <ToastContainer
      autoClose={AUTO_CLOSE_MS}
      role="group"
      aria-label={region}
      // The library's own button has a fixed English label.
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
