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
import { replaces } from './replaces';
import styles from './Toasts.module.css';

/** The open toasts, no two of which replace each other. */
const shown = new Map<Id, ToastMessage>();

/** The library keeps toasts until its container is there. */
export function showToast(message: ToastMessage): void {
  const { kind, text } = message;
  for (const [id, before] of shown) {
    if (!replaces(message, before)) continue;
    toast.dismiss(id);
    // One that still waits for the container goes without `onClose`.
    shown.delete(id);
  }
  const draw = ({ closeToast }: ToastContentProps) => (
    <Message kind={kind} text={text} styles={styles} close={() => closeToast(true)} />
  );
  const id = toast(draw, { onClose: () => shown.delete(id) });
  shown.set(id, message);
}

export const closeToasts = (): void => toast.dismiss();

/** A toast is gone once it is closed: the library's own wait for the end of an animation, which may never begin. */
function NoTransition({ children, isIn, done, nodeRef }: ToastTransitionProps) {
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

const regionClass = () => styles.region ?? '';

/** Alt+T would look for the tab stop that `NoTransition` takes away. */
const NO_HOT_KEYS = () => false;

/** In a script and a sheet of its own, which come with the first toast. The library stacks toasts. */
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
      className={regionClass}
      toastClassName={NO_CLASS}
      transition={NoTransition}
      hotKeys={NO_HOT_KEYS}
      autoClose={false}
      closeButton={false}
      // It never hears that a drag became a scroll of the page: the next touch anywhere would go on with it.
      draggable={false}
      icon={false}
      customProgressBar
      newestOnTop
    />
  );
}
