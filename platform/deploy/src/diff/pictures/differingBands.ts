import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';

/** A picture as pixels of four bytes. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** Rows of pixels, from the first on. */
export interface Band {
  top: number;
  height: number;
}

/** Rows of one picture that stand where other rows stand in another one. A band of height 0 is a place between two rows. */
export interface BandChange {
  before: Band;
  after: Band;
}

/** Pictures that share fewer rows than this leaves are not compared row by row: that would take minutes. */
const MOST_EDITS = 6000;

/** So many rows may come or go between two lines, as fractions of pixels add up to other sums after something moved. */
const MOST_SPACING = 2;

function rowsOf({ width, height, data }: Pixels): string[] {
  const bytes = width * 4;
  return Array.from({ length: height }, (_, row) =>
    createHash('md5')
      .update(data.subarray(row * bytes, (row + 1) * bytes))
      .digest('base64'),
  );
}

/** Whether a band is only some rows more, or fewer, of what is above or below it. */
function isSpacing(
  before: readonly string[],
  after: readonly string[],
  bands: BandChange,
): boolean {
  const isRepeated = (rows: readonly string[], { top, height }: Band) => {
    const around = new Set([rows[top - 1], rows[top + height]]);
    return rows.slice(top, top + height).every((row) => around.has(row));
  };
  return (
    bands.before.height + bands.after.height <= MOST_SPACING &&
    isRepeated(before, bands.before) &&
    isRepeated(after, bands.after)
  );
}

/**
 * The bands in which two pictures of one width differ. What only moved up or down, since something above it was added, does
 * not differ.
 */
export function differingBands(before: Pixels, after: Pixels): BandChange[] {
  const [rows, others] = [rowsOf(before), rowsOf(after)];
  const parts = diffArrays(rows, others, { maxEditLength: MOST_EDITS });
  if (!parts) {
    return [{ before: { top: 0, height: before.height }, after: { top: 0, height: after.height } }];
  }
  const changes: BandChange[] = [];
  let [row, other] = [0, 0];
  let open: BandChange | undefined;
  for (const { count = 0, added, removed } of parts) {
    if (!added && !removed) {
      open = undefined;
      row += count;
      other += count;
      continue;
    }
    if (!open) {
      open = { before: { top: row, height: 0 }, after: { top: other, height: 0 } };
      changes.push(open);
    }
    if (removed) {
      open.before.height += count;
      row += count;
    } else {
      open.after.height += count;
      other += count;
    }
  }
  return changes.filter((it) => !isSpacing(rows, others, it));
}
