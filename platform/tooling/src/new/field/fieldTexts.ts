import type { FurtherField } from '@site/contracts/furtherFields';

/** What the texts of a field are made of. */
export interface FieldWords {
  field: FurtherField;
  /** What it is called in the language. */
  title: string;
}

/** The texts of a field until a person has written them: form, message, privacy policy, desk. */
export interface FieldTexts {
  form: object;
  invalid: string;
  policy: string;
  desk: string;
}

const choicesOf = ({ field }: FieldWords, placeholder: string, nameOf: (at: number) => string) =>
  field.kind === 'choice' && {
    placeholder,
    choices: Object.fromEntries(field.choices.map((choice, at) => [choice, nameOf(at)])),
  };

function english(words: FieldWords): FieldTexts {
  const { field, title } = words;
  const ask = {
    text: () => `write at most ${'most' in field && field.most} characters`,
    number: () => 'least' in field && `write a whole number from ${field.least} to ${field.most}`,
    choice: () => 'choose one of the list',
  };
  return {
    form: {
      label: `${title} (optional)`,
      ...choicesOf(words, 'Choose, or leave it empty', (at) =>
        field.kind === 'choice' ? (field.choices[at] ?? '') : '',
      ),
      privacy: `Your answer to “${title}”, if you give one, for the same purpose.`,
    },
    invalid: `Please ${ask[field.kind]()}, or leave “${title}” empty.`,
    policy: `${title}: if you fill it in, to answer your enquiry.`,
    desk: title,
  };
}

function hindi(words: FieldWords): FieldTexts {
  const { field, title } = words;
  const ask = {
    text: () => `ज़्यादा से ज़्यादा ${'most' in field && field.most} अक्षर लिखें`,
    number: () => 'least' in field && `${field.least} से ${field.most} तक की पूरी संख्या लिखें`,
    choice: () => 'सूची में से एक चुनें',
  };
  return {
    form: {
      label: `${title} (वैकल्पिक)`,
      ...choicesOf(words, 'चुनें, या ख़ाली छोड़ें', (at) => `विकल्प ${at + 1}`),
      privacy: `“${title}” में आपका जवाब, अगर आप दें, इसी काम के लिए।`,
    },
    invalid: `“${title}” में ${ask[field.kind]()}, या इसे ख़ाली छोड़ें।`,
    policy: `${title}: अगर आप इसे भरें, तो आपकी पूछताछ का जवाब देने के लिए।`,
    desk: title,
  };
}

/** By language. A further one begins with the Hindi. */
export const fieldTexts = { en: english, hi: hindi } as const;
