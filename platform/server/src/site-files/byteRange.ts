/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  first: number;
  last: number;
}

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a `Range` header for a file of `size` bytes. Gives undefined when there is none to follow (none was sent, it is no
 * range of bytes, or it names several, which a server may answer with the whole), and `unsatisfiable` when the file has no
 * such bytes.
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const count = Math.min(Number(to), size);
    return count > 0 ? { first: size - count, last: size - 1 } : 'unsatisfiable';
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Number(to);
  // A range that ends before it begins is no range, so it is passed over.
  if (last < first && to !== '') return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable';
}
