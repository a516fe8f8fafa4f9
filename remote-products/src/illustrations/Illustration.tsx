import { useContext } from 'react';
import { Drawing } from '@site/shared-ui/Drawing';
import type { IllustrationName } from '../content/vocabulary';
import { drawings } from './drawings';
import { LookContext } from './LookContext';

/** A line drawing in two inks, as large as the type around it. It is decoration: the words beside it say it all. */
export function Illustration({ name }: { name: IllustrationName }) {
  const look = useContext(LookContext);
  return <Drawing file={drawings[name]} view={look === 'plum' ? look : undefined} />;
}
