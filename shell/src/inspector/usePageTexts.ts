import { useEffect, useState } from 'react';
import { TOOL } from './toolPlace';
import { findSources, type FoundText } from './matching/findSources';
import type { TextIndex } from './matching/TextIndex';

const QUIET_MS = 150;

const isOfTool = ({ target }: MutationRecord) =>
  (target instanceof Element ? target : target.parentElement)?.closest(`[${TOOL}]`) != null;

/** The texts of the page with their sources, read again after each change; undefined before they are read. */
export function usePageTexts(
  indexOf: (element: Element) => TextIndex,
): readonly FoundText[] | undefined {
  const [texts, setTexts] = useState<readonly FoundText[]>();
  useEffect(() => {
    const read = () => setTexts(findSources(document.body, indexOf));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver((records) => {
      if (records.every(isOfTool)) return;
      clearTimeout(timer);
      timer = setTimeout(read, QUIET_MS);
    });
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    read();
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [indexOf]);
  return texts;
}
