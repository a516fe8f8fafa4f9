import { useEffect, useLayoutEffect } from 'react';
import {
  toast,
  ToastContainer,
  type Id,
  type ToastContentProps,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import { useTexts } from '../texts/useTexts';
import { Message, type ToastMessage } from './Message';

/** The last toast of each topic. */
const shownIds = new Map<string, Id>();

/** The library keeps toasts until its container is there. */
export function showToast({ kind, text, topic }: ToastMessage): void {
  const before = shownIds.get(topic);
  if (before !== undefined) toast.dismiss(before);
  const draw = ({ closeToast }: ToastContentProps) => (
    <Message kind={kind} text={text} close={() => closeToast(true)} />
  );
  shownIds.set(topic, toast(draw));
}

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
