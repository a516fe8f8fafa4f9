import { useEffect, useMemo, useState } from 'react';
import { Button } from '@site/shared-ui/Button';
import { indexesOf } from './matching/indexesOf';
import type { FoundText } from './matching/findSources';
import { Outlines } from './Outlines';
import { RegionList } from './RegionList';
import { isTold, regionsOf, summaryOf } from './regions';
import type { InspectedRelease } from './inspectedRelease';
import { TextCard } from './TextCard';
import { usePageTexts } from './usePageTexts';
import { usePointing } from './usePointing';
import styles from './Inspector.module.css';

const NONE: readonly FoundText[] = [];

export interface InspectorProps {
  releases: readonly InspectedRelease[];
  onClose: () => void;
}

/** Outlines the regions of the page and tells where their texts are written. For makers, so it is in English. */
export function Inspector({ releases, onClose }: InspectorProps) {
  const indexOf = useMemo(() => indexesOf(releases), [releases]);
  const found = usePageTexts(indexOf);
  const texts = found ?? NONE;
  const regions = useMemo(() => regionsOf(texts, releases), [texts, releases]);
  const [isPointing, setPointing] = useState(true);
  const [picked, setPicked] = useState<Element>();
  const pointed = usePointing({ texts, isOn: isPointing, onPick: setPicked });
  const shown = picked ?? pointed;
  const cards = regions.flatMap((region) =>
    region.texts.filter(({ element }) => element === shown).map((text) => ({ region, text })),
  );

  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && onClose(), {
      signal: listeners.signal,
    });
    return () => listeners.abort();
  }, [onClose]);

  return (
    <>
      <Outlines regions={regions} shown={shown} />
      <aside className={styles.panel} aria-label="Inspector" lang="en">
        <div className={styles.head}>
          <h2 className={styles.title}>Inspector</h2>
          <Button look="quiet" aria-pressed={isPointing} onClick={() => setPointing(!isPointing)}>
            Point at texts
          </Button>
          <Button look="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
        <p role="status">{found ? summaryOf(regions) : 'Reading the page.'}</p>
        <div aria-live="polite">
          {cards.map(({ region, text }) => (
            <TextCard
              key={text.attribute ?? ''}
              text={text}
              isTold={isTold(region)}
              commit={region.release?.commit}
            />
          ))}
        </div>
        <RegionList regions={regions} onPick={setPicked} />
      </aside>
    </>
  );
}
