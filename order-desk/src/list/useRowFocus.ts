import { useContext, useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { AskedContext } from '../enquiry/AskedContext';
import { moveFocus } from '../screen/moveFocus';

const controlsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>('a, button')];

/** Of its enquiry. */
const addressOf = (row: Element) => row.querySelector('a')?.href;

/** What of the list had the focus last. */
interface Held {
  control: HTMLElement;
  address: string | undefined;
  /** Its number among the controls of its row. */
  which: number;
  /** The number of its row. */
  index: number;
}

/**
 * Keeps the focus in a list: a row that changes its group is drawn again, and one that is answered goes. Keyboards and screen
 * readers go on from the same control, otherwise from the row that came in its place. In a layout effect: a question notes what
 * has the focus when it is asked.
 * @param place where the rows are.
 * @param rest has the focus when no row is left.
 */
export function useRowFocus(
  place: RefObject<HTMLElement | null>,
  rest: RefObject<HTMLElement | null>,
) {
  const held = useRef<Held>(undefined);
  // Drawn again with each prompt: a row may have moved behind one that closes.
  useContext(AskedContext);
  const rowsNow = () => [...(place.current?.querySelectorAll('li') ?? [])];

  useLayoutEffect(() => {
    const { current: last } = held;
    if (!last) return;
    const rows = rowsNow();
    if (last.control.isConnected) {
      last.index = rows.findIndex((row) => row === last.control.closest('li'));
      return;
    }
    const { activeElement } = document;
    if (activeElement?.closest('[data-prompt]')) return;
    held.current = undefined;
    if (activeElement !== document.body) return;
    const same = rows.find((row) => addressOf(row) === last.address);
    const row = same ?? rows[last.index] ?? rows.at(-1);
    const controls = row ? controlsOf(row) : [];
    moveFocus((same && controls[last.which]) ?? controls[0] ?? rest.current);
  });

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest('li');
      if (!row) return;
      held.current = {
        control: target,
        address: addressOf(row),
        which: controlsOf(row).indexOf(target),
        index: rowsNow().indexOf(row),
      };
    },
    onBlur({ relatedTarget }: FocusEvent) {
      // Only a prompt, which a row has asked for, leads back to it.
      if (relatedTarget && !relatedTarget.closest('[data-prompt]')) held.current = undefined;
    },
  };
}
