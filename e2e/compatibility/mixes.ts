export const ages = ['previous', 'new'] as const;

export type Age = (typeof ages)[number];

/** Up to so many applications, all mixes are tried: eight of three. */
const MAX_FOR_EVERY_MIX = 3;

const everyMix = (names: readonly string[]): Record<string, Age>[] =>
  names.reduce<Record<string, Age>[]>(
    (mixes, name) => mixes.flatMap((mix) => ages.map((age) => ({ ...mix, [name]: age }))),
    [{}],
  );

/**
 * The mixes of new and previous releases to try. Of more than three applications, each one's new release is tried beside the
 * previous ones of all others, and its previous one beside all others' new ones: so any two meet in all four ways, and the number
 * of mixes grows with the number of applications and not with its power.
 */
export function mixesOf<Name extends string>(names: readonly Name[]): Record<Name, Age>[] {
  if (names.length <= MAX_FOR_EVERY_MIX) return everyMix(names) as Record<Name, Age>[];
  const allOf = (age: Age) => Object.fromEntries(names.map((name) => [name, age]));
  return ages.flatMap((age, index) => {
    const other = ages[1 - index] as Age;
    return [allOf(age), ...names.map((name) => ({ ...allOf(age), [name]: other }))];
  }) as Record<Name, Age>[];
}
