import { useLayoutEffect } from 'react';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import type { Notify } from '@site/contracts/notify';
import { Icon } from '@site/shared-ui/Icon';
import * as iconPaths from '@site/shared-ui/iconPaths';
import { useTexts } from '../texts/useTexts';
import './notifications.css';

/** Specification §9. */
const AUTO_CLOSE_MS = 5000;

/** The library keeps toasts until its container is there. Tests and print.css select [data-toast]. */
export const showToast: Notify = (kind, message) => {
  toast(<span data-toast={kind}>{message}</span>, { type: kind });
};

/** In a script of its own, which comes with the first toast. Toasts get no `role`: they stand in a live region. */
export function Toasts() {
  const { region, close } = useTexts().site.toasts;
  useLayoutEffect(() => {
    // One live region inside another is read twice, and this one is too young to be read at all.
    document.querySelector('.Toastify')?.removeAttribute('aria-live');
  }, []);
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
          <Icon path={iconPaths.close} />
        </button>
      )}
      position="top-right"
      pauseOnHover
      pauseOnFocusLoss
      newestOnTop
    />
  );
}
