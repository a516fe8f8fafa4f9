/** A fault that somebody might make in the rules, as a change of their text. */
export interface RulesMutant {
  name: string;
  /** Gives the changed text. */
  change(rules: string): string;
}

/** The first place that fits, with another text there. */
export const replaced = (name: string, from: string | RegExp, to: string): RulesMutant => ({
  name,
  change: (rules) => rules.replace(from, () => to),
});
