import { useEffect, useEffectEvent, useRef, type PointerEvent } from 'react';
import type { NotificationKind } from '@site/contracts/remoteDeclaration';
import { Icon, iconPaths } from '@site/shared-ui/Icon';
import { useTexts } from '../texts/useTexts';

/** Specification §9. */
const AUTO_CLOSE_MS = 5000;

/** How long a message stays after somebody has looked at it, at most. */
const LINGER_MS = 1000;

const { alert, check, info } = iconPaths;
const ICONS = { info, success: check, warning: alert, error: alert, default: info } as const;

export interface ToastMessage {
  kind: NotificationKind;
  text: string;
  /** It takes the place of the one with the same topic, as `replaces` says. */
  topic: string;
}

export interface MessageProps extends Omit<ToastMessage, 'topic'> {
  close: () => void;
  /** Classes, which a toast brings with it. */
  styles: Readonly<Record<string, string>>;
}

/**
 * One message, in a toast and without one. Closes after a while, but not under the pointer or the focus, nor in a window behind
 * others. A timer does it: accessibility plug-ins switch off the animations that the toasts' library counts on.
 */
export function Message({ kind, text, close, styles }: MessageProps) {
  const { toasts } = useTexts().site;
  const message = useRef<HTMLParagraphElement>(null);
  // Not `:hover`, which stays with what a finger has tapped.
  const isUnderPointer = useRef(false);
  const onPointer = ({ type, pointerType }: PointerEvent) => {
    isUnderPointer.current = type === 'pointerenter' && pointerType !== 'touch';
  };
  const onEnd = useEffectEvent(close);

  useEffect(() => {
    let timer = setTimeout(end, AUTO_CLOSE_MS);
    function end() {
      const isRead = isUnderPointer.current || message.current?.matches(':focus-within');
      if (isRead || !document.hasFocus()) timer = setTimeout(end, LINGER_MS);
      else onEnd();
    }
    return () => clearTimeout(timer);
  }, []);

  // `data-toast` gives the icon its colour in Toasts.module.css, and is selected by tests.
  return (
    <p
      className={styles.message}
      ref={message}
      data-toast={kind}
      onPointerEnter={onPointer}
      onPointerLeave={onPointer}
    >
      <Icon path={ICONS[kind]} />
      <span>{text}</span>
      <button type="button" className={styles.close} aria-label={toasts.close} onClick={close}>
        <Icon path={iconPaths.close} />
      </button>
    </p>
  );
}
