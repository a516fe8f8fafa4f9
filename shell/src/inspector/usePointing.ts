import { useEffect, useEffectEvent, useState } from 'react';
import { TOOL } from '../tools/toolPlace';
import type { FoundText } from './matching/findSources';

/** The element with a text that is nearest to what was pointed at; undefined outside of the page and in the tools. */
function textAt(target: EventTarget | null, texts: readonly FoundText[]): Element | undefined {
  if (!(target instanceof Element) || target.closest(`[${TOOL}]`)) return undefined;
  const elements = new Set(texts.map(({ element }) => element));
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
  const at = useEffectEvent((target: EventTarget | null) => textAt(target, texts));
  const pick = useEffectEvent(onPick);
  useEffect(() => {
    if (!isOn) return undefined;
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    document.addEventListener('pointermove', ({ target }) => setPointed(at(target)), options);
    document.addEventListener(
      'click',
      (event) => {
        const isOfTool = event.target instanceof Element && event.target.closest(`[${TOOL}]`);
        if (isOfTool) return;
        event.preventDefault();
        event.stopPropagation();
        pick(at(event.target));
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
