import { useEffect, useEffectEvent, useState } from 'react';
import { TOOL } from './toolPlace';
import type { FoundText } from './matching/findSources';

type PointerPosition = Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>;

/** Whether an element's own letters are at a place of the window, and not its box alone. */
const hasLettersAt = (element: Element, { clientX, clientY }: PointerPosition): boolean =>
  [...element.childNodes]
    .filter((node) => node instanceof Text)
    .flatMap((node) => {
      const letters = document.createRange();
      letters.selectNode(node);
      return [...letters.getClientRects()];
    })
    .some(
      ({ left, right, top, bottom }) =>
        left <= clientX && clientX <= right && top <= clientY && clientY <= bottom,
    );

/**
 * The element whose text was pointed at, also below the link that covers a card; otherwise the nearest one with a text.
 * Undefined outside of the page and in the tools.
 */
function textAt(pointer: PointerPosition, texts: readonly FoundText[]): Element | undefined {
  const { target } = pointer;
  if (!(target instanceof Element) || target.closest(`[${TOOL}]`)) return undefined;
  const elements = new Set(texts.map(({ element }) => element));
  const pointedAt = document
    .elementsFromPoint(pointer.clientX, pointer.clientY)
    .find((element) => elements.has(element) && hasLettersAt(element, pointer));
  if (pointedAt) return pointedAt;
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (elements.has(element)) return element;
  }
  return undefined;
}

export interface Pointing {
  texts: readonly FoundText[];
  /** While false, the page is used as usual. */
  isOn: boolean;
  /** Takes what was pressed. */
  onPick: (element: Element | undefined) => void;
}

/** The element with a text under the pointer. A press picks it, and does nothing else. */
export function usePointing({ texts, isOn, onPick }: Pointing): Element | undefined {
  const [pointed, setPointed] = useState<Element>();
  // The texts are read again with each change of the page, as when a carousel moves: the pointer still rests where it was.
  const at = useEffectEvent((pointer: PointerPosition) => textAt(pointer, texts));
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (!isOn) return undefined;
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    document.addEventListener('pointermove', (event) => setPointed(at(event)), options);
    document.addEventListener(
      'click',
      (event) => {
        const isOfTool = event.target instanceof Element && event.target.closest(`[${TOOL}]`);
        if (isOfTool) return;
        event.preventDefault();
        event.stopPropagation();
        pick(at(event));
      },
      options,
    );
    return () => {
      listeners.abort();
      setPointed(undefined);
    };
  }, [isOn]);
  return pointed;
}
