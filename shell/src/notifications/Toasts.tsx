import { useEffect, useLayoutEffect } from 'react';
import { toast, ToastContainer, type ToastTransitionProps } from 'react-toastify/unstyled';
import type { Notify } from '@site/contracts/remoteDeclaration';
import { useTexts } from '../texts/useTexts';
import { Message } from './Message';

/** The library keeps toasts until its container is there, and shows none that is open already. */
export const showToast: Notify = (kind, text) => {
  toast(({ closeToast }) => <Message kind={kind} text={text} close={() => closeToast(true)} />, {
    // Also an id in the page.
    toastId: encodeURIComponent(`${kind} ${text}`),
  });
};

export const closeToasts = (): void => toast.dismiss();

/** A toast is gone once it is closed: the library's own wait for the end of an animation, which may never begin. */
function AtOnce({ children, isIn, done, nodeRef }: ToastTransitionProps) {
  useLayoutEffect(() => {
    // The button in it can be focused, and is enough.
    nodeRef.current?.removeAttribute('tabindex');
  }, [nodeRef]);
  useEffect(() => {
    if (!isIn) done();
  }, [isIn, done]);
  return children;
}

const NO_CLASS = () => '';

/** In a script of its own, which comes with the first toast. The library stacks toasts and lets a finger drag them away. */
export function Toasts() {
  const { region } = useTexts().site.toasts;
  useLayoutEffect(() => {
    // One live region inside another is read twice, and this one is too young to be read at all.
    document.querySelector('.Toastify')?.removeAttribute('aria-live');
  }, []);
  return (
    <ToastContainer
      aria-label={region}
      role="none"
      className={NO_CLASS}
      toastClassName={NO_CLASS}
      transition={AtOnce}
      autoClose={false}
      closeButton={false}
      icon={false}
      customProgressBar
      newestOnTop
    />
  );
}
