import { applicationNames, currentReleases, type Application, type Mix } from './currentReleases';
import { previousReleases } from './previousReleases';
import { claimsToFit, tryMix } from './tryMix';
import { expect, test } from '../browser/test';

const ages = ['previous', 'new'] as const;
type Age = (typeof ages)[number];

/** Every choice of an age for each application: eight for three. */
const mixes = applicationNames.reduce<Record<string, Age>[]>(
  (chosen, name) => chosen.flatMap((mix) => ages.map((age) => ({ ...mix, [name]: age }))),
  [{}],
) as Record<Application, Age>[];

// Three applications may have to be built, with packages of their own, before the first test.
test.describe.configure({ timeout: 600_000 });

let releases: Record<Age, Mix>;

test.beforeAll(async () => {
  releases = { previous: await previousReleases(), new: currentReleases() };
});

for (const chosen of mixes) {
  test(`shell ${chosen.shell}, products ${chosen.products}, order ${chosen.order}`, async ({
    browser,
  }) => {
    const mix = Object.fromEntries(
      applicationNames.map((name) => [name, releases[chosen[name]][name]]),
    ) as Mix;
    const isOfOneAge = new Set(Object.values(chosen)).size === 1;
    // A change that is announced, by the contract's number or a major version, is refused instead of tried.
    if (isOfOneAge || claimsToFit(mix)) expect(await tryMix(browser, mix)).toEqual([]);
    else await expect(tryMix(browser, mix)).rejects.toThrow(/: they do not fit\.$/);
  });
}
