import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

/** For how long after a press another one is part of it, in ms. */
const PAUSE_MS = 500;
/** How far apart two taps of one finger are, in px. */
const NEAR_PX = 24;

interface Press extends Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp'> {
  control: Element;
}

/** Whether a press belongs to an earlier one: of the same button, or of what that has brought to its place. A key has no place. */
function isOfBefore({ control, clientX, clientY }: Press, before: Press): boolean {
  // Whoever goes from page to page presses the same link.
  if (control === before.control) return control.matches('button');
  return clientX > 0 && Math.hypot(clientX - before.clientX, clientY - before.clientY) < NEAR_PX;
}

/**
 * Handlers for what is around all controls: a double click, two quick taps and a held Enter are one press. Otherwise the second one
 * takes back what the first has done, does it twice, or calls somebody whose number has come to its place.
 */
export function useSinglePresses() {
  const last = useRef<Press>(undefined);

  function onClickCapture(event: MouseEvent): void {
    const control = (event.target as Element).closest('a, button');
    if (!control) return;
    const { clientX, clientY, timeStamp } = event;
    const press = { control, clientX, clientY, timeStamp };
    const before = last.current;
    if (before && timeStamp - before.timeStamp < PAUSE_MS && isOfBefore(press, before)) {
      last.current = { ...before, timeStamp };
      event.preventDefault();
      event.stopPropagation();
    } else last.current = press;
  }

  function onKeyDownCapture(event: KeyboardEvent): void {
    if (event.repeat && event.key === 'Enter') event.preventDefault();
  }
  return { onClickCapture, onKeyDownCapture };
}
