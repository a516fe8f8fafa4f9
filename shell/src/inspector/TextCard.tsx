import { useState } from 'react';
import { brand } from '@site/company/brand';
import { Button } from '@site/shared-ui/Button';
import type { FoundText } from './matching/findSources';
import styles from './Inspector.module.css';
import type { SourcedText } from '@site/contracts/publishedRelease';

export interface TextCardProps {
  text: FoundText;
  /** Whether the release says where its texts are. */
  isTold: boolean;
  commit: string | undefined;
}

/** A text of the page and where it is written. */
export function TextCard({ text, isTold, commit }: TextCardProps) {
  const { attribute, sources } = text;
  return (
    <div className={styles.card}>
      <p className={styles.quote}>
        {attribute && <code>{attribute}</code>} “{text.text}”
      </p>
      {sources.length === 0 && (
        <p>
          {isTold
            ? 'It is written in no content file.'
            : 'Its release does not tell where its texts are written.'}
        </p>
      )}
      {sources.length > 1 && <p>It may come from any of these:</p>}
      {sources.map((source) => (
        <SourceLine key={`${source.file} ${source.path}`} source={source} commit={commit} />
      ))}
    </div>
  );
}

function SourceLine({ source, commit }: { source: SourcedText; commit: string | undefined }) {
  const [isCopied, setCopied] = useState(false);
  const fileAndLine = `${source.file}:${source.line}`;
  const address = editAddress(brand.editAddress, source, commit);
  const copy = () => void navigator.clipboard.writeText(fileAndLine).then(() => setCopied(true));
  return (
    <p className={styles.place}>
      <code className={styles.file}>{fileAndLine}</code>
      <code className={styles.path}>{source.path}</code>
      {address ? (
        <a href={address} target="_blank" rel="noopener">
          Edit
        </a>
      ) : (
        // Pages without encryption have no clipboard.
        'clipboard' in navigator && (
          <Button look="quiet" onClick={copy}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        )
      )}
    </p>
  );
}

/**
 * Where a text is edited, by the address that `brand.json` sets; undefined where it sets none. A working copy's `+changes` is
 * no part of a commit.
 */
export function editAddress(
  template: string | undefined,
  { file, line }: SourcedText,
  commit: string | undefined,
): string | undefined {
  if (!template) return undefined;
  const values: Record<string, string> = {
    file: file.split('/').map(encodeURIComponent).join('/'),
    line: String(line),
    commit: commit?.split('+', 1)[0] ?? 'HEAD',
  };
  return template.replace(/\{(file|line|commit)\}/g, (_, name: string) => values[name] ?? '');
}
