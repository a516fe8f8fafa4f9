import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { staffLanguages, type StaffLanguage } from '@site/company/languages';
import { deskTexts, type DeskTexts } from './deskTexts';

/** Where this device keeps the language that was chosen. */
const KEY = 'desk-language';

interface LanguageChoice {
  language: StaffLanguage;
  texts: DeskTexts;
  choose(language: StaffLanguage): void;
}

const Choice = createContext<LanguageChoice | undefined>(undefined);

/** Whether the desk speaks it: this device, or a colleague's newer desk, may have kept another one. */
export const isLanguage = (value: unknown): value is StaffLanguage =>
  staffLanguages.some((language) => language === value);

/** What this device speaks when it opens the desk. */
export function firstLanguage(): StaffLanguage {
  const kept = localStorage.getItem(KEY);
  if (isLanguage(kept)) return kept;
  return navigator.language.startsWith('hi') ? 'hi' : 'en';
}

/** Says everything below it in the language of this device. */
export function InLanguage({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choice = useMemo(
    () => ({
      language,
      texts: deskTexts[language],
      choose(next: StaffLanguage) {
        localStorage.setItem(KEY, next);
        setLanguage(next);
      },
    }),
    [language],
  );
  return <Choice value={choice}>{children}</Choice>;
}

export function useLanguage(): LanguageChoice {
  const choice = useContext(Choice);
  if (!choice) throw new Error('There is no InLanguage around this component.');
  return choice;
}

/** What the desk says, in the language of this device. */
export const useTexts = (): DeskTexts => useLanguage().texts;
