import type { ComponentType, Context } from 'react';

/** The part with the texts of one language around it. */
export function withTexts<Texts, Props extends object>(
  Texts: Context<Texts | null>,
  texts: Texts,
  Part: ComponentType<Props>,
) {
  return function InLanguage(props: Props) {
    return (
      <Texts value={texts}>
        <Part {...props} />
      </Texts>
    );
  };
}
