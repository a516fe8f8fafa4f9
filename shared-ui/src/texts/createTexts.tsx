import { createContext, useContext, type ComponentType } from 'react';

/**
 * The texts of a remote's modules: a hook that reads them, and how a module is given them. There are none by default: a page
 * would load those of two languages.
 */
export function createTexts<Texts extends object>() {
  const Context = createContext<Texts | null>(null);
  const useTexts = (): Texts => {
    const texts = useContext(Context);
    if (texts) return texts;
    throw Error('withTexts is missing.');
  };
  /** A component that says everything in one language. */
  const withTexts =
    <Props extends object>(texts: Texts, Part: ComponentType<Props>) =>
    (props: Props) => (
      <Context value={texts}>
        <Part {...props} />
      </Context>
    );
  return [useTexts, withTexts] as const;
}
