import { useContext, createContext } from 'react';
import { Drawing } from '@site/shared-ui/Drawing';
import type { IllustrationName, LookName } from '../../content/vocabulary';
import { drawings } from './drawings';

export function Illustration({ name }: { name: IllustrationName }) {
  const look = useContext(LookContext);
  return <Drawing file={drawings[name]} view={look === 'plum' ? look : undefined} />;
}

/** The look of the page's product, for the colour of its drawings. */
export const LookContext = createContext<LookName>('indigo');
