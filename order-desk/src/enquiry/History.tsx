import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';
import type { Change, HistoryEntry } from '../model/enquiry';
import { DeskSection } from '../screen/DeskSection';
import { StatusBadge } from '../screen/StatusBadge';
import { deskTexts } from '../texts/deskTexts';
import { formatAhead, formatMoment } from '../texts/formats';
import { isLanguage, useLanguage } from '../texts/language';
import { RefusedEntry } from './RefusedEntry';
import layout from '../screen/layout.module.css';
import styles from './EnquiryPage.module.css';

export interface HistoryProps {
  history: readonly HistoryEntry[];
}

/** What one entry says. */
function EntryText({ change, by }: { change: Change; by: string }) {
  const { language: own, texts } = useLanguage();
  const { enquiry: words, outcomes, sources } = texts;
  const { status, outcome, callBackAt, claimedBy, from, language, note, source } = change;
  const owner = claimedBy?.name;
  const took = from?.name ? fillPlaceholders(words.tookOver, { name: from.name }) : words.took;
  return (
    <>
      {source && <p>{fillPlaceholders(words.writtenDown, { source: sources[source] })}</p>}
      {status && <StatusBadge status={status} />}
      {outcome && <p>{outcomes[outcome]}</p>}
      {callBackAt !== undefined && (
        <p>{fillPlaceholders(words.callBackAt, { time: formatAhead(callBackAt, own) })}</p>
      )}
      {claimedBy && owner === undefined && <p>{words.gaveBack}</p>}
      {owner !== undefined && (
        <p>{owner === by ? took : fillPlaceholders(words.handedOver, { name: owner })}</p>
      )}
      {isLanguage(language) && (
        <p>
          {fillPlaceholders(words.writesIn, { language: deskTexts[language].message.language })}
        </p>
      )}
      {note !== undefined && <p dir="auto">{note}</p>}
    </>
  );
}

/** Who did what and when, the newest first. */
export function History({ history }: HistoryProps) {
  const { language, texts } = useLanguage();
  const { enquiry: words } = texts;
  return (
    <DeskSection title={words.history}>
      {history.length === 0 && <p>{words.noHistory}</p>}
      <ol className={layout.stack}>
        {history.toReversed().map(({ id, name, at, isWaiting, isRefused, ...change }) => (
          <li key={id} className={`${layout.stack} ${styles.entry}`}>
            <EntryText change={change} by={name} />
            <p className={styles.by}>
              <bdi>{name}</bdi> ·{' '}
              <time dateTime={new Date(at).toISOString()}>{formatMoment(at, language)}</time>
              {isWaiting && !isRefused && <strong> · {words.waiting}</strong>}
            </p>
            <RefusedEntry
              id={id}
              isWaiting={isWaiting ?? false}
              isRefused={isRefused ?? false}
              isAddition={change.source !== undefined}
            />
          </li>
        ))}
      </ol>
    </DeskSection>
  );
}
