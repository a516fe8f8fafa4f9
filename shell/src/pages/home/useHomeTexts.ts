import { createContext, useContext } from 'react';
import type home from '../../../content/home.json';

/** The shape of `content/home.json`. */
export type HomeWords = typeof home;

/** Set by the home page, whose words come with its script. */
export const HomeTexts = createContext<HomeWords | null>(null);

export function useHomeTexts(): HomeWords {
  return useContext(HomeTexts) as HomeWords;
}
