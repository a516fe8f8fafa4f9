import { isTold, titleOf, type Region } from './regions';
import type { FoundText } from './matching/findSources';
import styles from './Inspector.module.css';

export interface RegionListProps {
  regions: readonly Region[];
  onPick: (element: Element) => void;
}

function stateOf({ sources }: FoundText, isKnown: boolean): string {
  const [source] = sources;
  if (!source) return isKnown ? 'no source' : 'not told';
  if (sources.length > 1) return `${sources.length} sources`;
  return `${source.file}:${source.line}`;
}

/** All regions with their texts: what pointing shows, for the keyboard. */
export function RegionList({ regions, onPick }: RegionListProps) {
  const pick = (element: Element) => {
    element.scrollIntoView({ block: 'center' });
    onPick(element);
  };
  return (
    <ul className={styles.regions} aria-label="Regions">
      {regions.map((region, at) => (
        <li key={at}>
          <details>
            <summary>
              <b>{region.name}</b> {titleOf(region)}
            </summary>
            {region.release?.commit && (
              <p>
                Commit <code>{region.release.commit}</code>
              </p>
            )}
            <ol className={styles.texts} aria-label={`Texts of ${region.name}`}>
              {region.texts.map((text, index) => (
                <li key={index}>
                  <button type="button" className={styles.text} onClick={() => pick(text.element)}>
                    {text.attribute && <code>{text.attribute}</code>} {text.text}{' '}
                    <code>{stateOf(text, isTold(region))}</code>
                  </button>
                </li>
              ))}
            </ol>
          </details>
        </li>
      ))}
    </ul>
  );
}
