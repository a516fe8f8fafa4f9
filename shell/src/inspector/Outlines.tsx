import { useMemo, useEffect, useState } from 'react';
import { titleOf, type Region } from './regions';
import styles from './Inspector.module.css';

export interface OutlinesProps {
  regions: readonly Region[];
  /** The element whose text is shown. */
  shown: Element | undefined;
}

/** About the height of a label, in px. */
const LABEL_HEIGHT = 24;

/** A label stays in the window while its region does. */
const labelTop = ({ top, height }: DOMRect) => Math.max(0, Math.min(-top, height - LABEL_HEIGHT));

const boxOf = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height });

/** Edges over the page that take no room and no press. The panel lists the same for those who cannot see them. */
export function Outlines({ regions, shown }: OutlinesProps) {
  const outlined = useMemo(
    () => regions.filter(({ element }) => element !== element.ownerDocument.body),
    [regions],
  );
  const elements = useMemo(
    () => [...outlined.map(({ element }) => element), ...(shown ? [shown] : [])],
    [outlined, shown],
  );
  const rects = useRects(elements);
  if (rects.length !== elements.length) return null;
  const last = shown && rects.at(-1);
  return (
    <div className={styles.outlines} aria-hidden>
      {outlined.map((region, at) => {
        const rect = rects[at] as DOMRect;
        return (
          <div
            key={at}
            className={styles.outline}
            data-of={region.release?.name}
            style={boxOf(rect)}
          >
            <span className={styles.label} style={{ top: labelTop(rect) }}>
              {titleOf(region)}
            </span>
          </div>
        );
      })}
      {last && <div className={styles.pointed} style={boxOf(last)} />}
    </div>
  );
}

/** Where elements are in the window, measured again when the page scrolls or changes its size. */
function useRects(elements: readonly Element[]): readonly DOMRect[] {
  const [rects, setRects] = useState<readonly DOMRect[]>([]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      setRects(elements.map((element) => element.getBoundingClientRect()));
    };
    const ask = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const listeners = new AbortController();
    const sizes = new ResizeObserver(ask);
    [document.body, ...elements].forEach((element) => sizes.observe(element));
    document.addEventListener('scroll', ask, { capture: true, signal: listeners.signal });
    addEventListener('resize', ask, { signal: listeners.signal });
    ask();
    return () => {
      listeners.abort();
      sizes.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [elements]);
  return rects;
}
