import { createContext } from 'react';

/** The title and description of a screen. */
export interface PageMetadata {
  /** Without the company's name. */
  title: string;
  description: string;
}

/** Receives the metadata of the rendered screen: the server uses it for the structured data. */
export const HeadCollector = createContext<(head: PageMetadata) => void>(() => {});
