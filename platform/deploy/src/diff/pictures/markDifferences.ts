import pixelmatch from 'pixelmatch';
import type { Mark } from '../report/diffReport';
import { differingBands, type Band, type BandChange, type Pixels } from './differingBands';

/** Where two pictures differ, and by how many pixels. */
export interface Differences {
  before: Mark[];
  after: Mark[];
  pixels: number;
}

/** How different a pixel has to be, as pixelmatch counts it. */
const THRESHOLD = 0.1;

/** Marks with fewer rows between them are one. */
const CLOSE = 12;

/** A mark has some space around what differs. */
const SPACE = 4;

const cut = ({ width, data }: Pixels, { top, height }: Band) =>
  data.subarray(top * width * 4, (top + height) * width * 4);

/** Finds the differing part of two bands of the same height; undefined when nobody would see a difference. */
function compareBand(before: Pixels, after: Pixels, bands: BandChange) {
  const { width } = before;
  const { height } = bands.before;
  const output = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(
    cut(before, bands.before),
    cut(after, bands.after),
    output,
    width,
    height,
    // One browser draws both, so a thin line is a difference and not the noise of edges.
    { threshold: THRESHOLD, diffMask: true, includeAA: true },
  );
  if (pixels === 0) return undefined;
  let [left, right] = [width, 0];
  for (let at = 3; at < output.length; at += 4) {
    if (output[at] === 0) continue;
    const column = ((at - 3) / 4) % width;
    left = Math.min(left, column);
    right = Math.max(right, column);
  }
  return { left, width: right - left + 1, pixels };
}

function withSpace({ left, top, width, height }: Mark, picture: Pixels): Mark {
  const [x, y] = [Math.max(0, left - SPACE), Math.max(0, top - SPACE)];
  return {
    left: x,
    top: y,
    width: Math.min(picture.width, left + width + SPACE) - x,
    height: Math.min(picture.height, top + height + SPACE) - y,
  };
}

function joinClose(marks: readonly Mark[]): Mark[] {
  const joined: Mark[] = [];
  for (const mark of marks) {
    const last = joined.at(-1);
    if (!last || mark.top - (last.top + last.height) > CLOSE) {
      joined.push(mark);
      continue;
    }
    const left = Math.min(last.left, mark.left);
    const right = Math.max(last.left + last.width, mark.left + mark.width);
    const bottom = Math.max(last.top + last.height, mark.top + mark.height);
    joined[joined.length - 1] = {
      left,
      top: last.top,
      width: right - left,
      height: bottom - last.top,
    };
  }
  return joined;
}

/** Marks where two pictures of one width differ. */
export function markDifferences(before: Pixels, after: Pixels): Differences {
  const { width } = before;
  const marks: Pick<Differences, 'before' | 'after'> = { before: [], after: [] };
  let pixels = 0;
  for (const bands of differingBands(before, after)) {
    const isAligned = bands.before.height === bands.after.height;
    const part = isAligned
      ? compareBand(before, after, bands)
      : { left: 0, width, pixels: width * Math.abs(bands.after.height - bands.before.height) };
    if (!part) continue;
    pixels += part.pixels;
    marks.before.push({ left: part.left, width: part.width, ...bands.before });
    marks.after.push({ left: part.left, width: part.width, ...bands.after });
  }
  return {
    before: joinClose(marks.before.map((it) => withSpace(it, before))),
    after: joinClose(marks.after.map((it) => withSpace(it, after))),
    pixels,
  };
}
