import type { ReactElement } from 'react';

/** What the gallery shows of one component. */
export interface GalleryEntry {
  /** The component's name. */
  component: string;
  /** What it is for, in a sentence. */
  purpose: string;
  /**
   * Every state that it can be in, by a name. Each is made by a function of a text that is unique on the page, since
   * each is shown twice: in light and in dark.
   */
  states: Readonly<Record<string, (id: string) => ReactElement>>;
}
