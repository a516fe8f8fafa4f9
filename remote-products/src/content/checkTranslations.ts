import { defaultLanguage, languages } from '@site/contracts/languages';
import type { ContentFile } from './checkContent';
import { compareTranslation } from './compareTranslation';

/** The files of one content folder, by language. */
export type FilesByLanguage = Readonly<Record<string, readonly ContentFile[]>>;

/** The JSON of a text, undefined when it is none; that is a fault which the check of the file itself names. */
function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/**
 * Checks that every file has its translation into every language, and every text in it. Gives one line per fault:
 * `hi/forte.json: safety.cards[0].text: The translation is missing.`
 */
export function checkTranslations(files: FilesByLanguage): string[] {
  const originals = files[defaultLanguage] ?? [];
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language) => {
      const translations = files[language] ?? [];
      const surplus = translations.filter(({ name }) => !originals.some((it) => it.name === name));
      return [
        ...originals.flatMap(({ name, text }) => {
          const translation = translations.find((it) => it.name === name);
          const file = `${language}/${name}.json`;
          if (!translation)
            return [`${file}: The file is missing: the translation of ${name}.json.`];
          const [original, translated] = [parsed(text), parsed(translation.text)];
          if (original === undefined || translated === undefined) return [];
          return compareTranslation(original, translated).map((fault) => `${file}: ${fault}`);
        }),
        ...surplus.map(
          ({ name }) => `${language}/${name}.json: There is no ${name}.json in English.`,
        ),
      ];
    });
}
