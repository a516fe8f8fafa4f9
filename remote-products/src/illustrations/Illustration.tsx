import { useContext } from 'react';
import { Drawing } from '@site/shared-ui/Drawing';
import type { IllustrationName } from '../../content/vocabulary';
import { drawings } from './drawings';
import { LookContext } from './LookContext';

export function Illustration({ name }: { name: IllustrationName }) {
  const look = useContext(LookContext);
  return <Drawing file={drawings[name]} view={look === 'plum' ? look : undefined} />;
}
