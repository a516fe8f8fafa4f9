import { createContext } from 'react';

/** What a screen says of itself. */
export interface ShownHead {
  /** The title, without whose site it is. */
  title: string;
  description: string;
}

/** Told of the head of the screen that is drawn. The server's rendering listens, to say the same to search engines. */
export const HeadShown = createContext<(head: ShownHead) => void>(() => {});
