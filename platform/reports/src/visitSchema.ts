import { z } from 'zod';
import { RELEASE_ID_FORM } from '@site/contracts/publishedRelease';
import { failureReasons, remoteOutcomes, type VisitReport } from '@site/contracts/visitReport';

/** The most that a duration may be, in ms: one day. */
const LONGEST = 86_400_000;
/** How many remotes and modules a report may name: more than any site has, and no room to write whatever one likes. */
const MAX_NAMES = 200;
const MAX_ERRORS = 5;
const MAX_FRAMES = 5;

const ms = z.number().min(0).max(LONGEST);
const releaseId = z.string().regex(new RegExp(`^${RELEASE_ID_FORM}$`));

/** A name of an application, or one of a remote's modules. Pages may be older than a remote, or be open while it goes. */
const APPLICATION = /^[a-z][A-Za-z0-9-]{0,46}$/;
const MODULE = /^[a-z][A-Za-z0-9-]{0,46}\/[A-Z][A-Za-z0-9]{0,40}$/;

const named = <Value extends z.ZodType>(name: RegExp, value: Value) =>
  z
    .record(z.string().regex(name), value)
    .refine((it) => Object.keys(it).length <= MAX_NAMES, 'Too many names.');

const outcome = z
  .strictObject({
    outcome: z.enum(remoteOutcomes),
    reason: z.enum(failureReasons).exactOptional(),
    ms,
  })
  .refine(
    (it) => (it.outcome === 'ok') === (it.reason === undefined),
    'A failure has a reason and a success has none.',
  );

/** A file of a release, as its address says it below `/releases/`. */
const FILE = `[a-z][a-z0-9-]{0,40}/${RELEASE_ID_FORM}/[\\w./~-]{1,100}`;

const error = z.strictObject({
  name: z.string().regex(/^[A-Z]\w{0,40}$/),
  stack: z
    .array(z.string().regex(new RegExp(`^${FILE}:\\d{1,7}:\\d{1,7}$`)))
    .min(1)
    .max(MAX_FRAMES),
});

/** A report of a visit. It may name remotes that these sources do not have. */
export const visitSchema: z.ZodType<VisitReport> = z.strictObject({
  releases: z.object({ shell: releaseId }).and(named(APPLICATION, releaseId)),
  modules: named(MODULE, outcome),
  vitals: z.strictObject({
    lcp: ms.exactOptional(),
    inp: ms.exactOptional(),
    cls: z.number().min(0).max(1000).exactOptional(),
    fcp: ms.exactOptional(),
    ttfb: ms.exactOptional(),
    route: ms.exactOptional(),
  }),
  start: z.enum(failureReasons).exactOptional(),
  errors: z.array(error).max(MAX_ERRORS).exactOptional(),
  // Pages of earlier releases tell it; nobody reads it.
  slow: z.unknown().optional(),
}) as z.ZodType<VisitReport>;
