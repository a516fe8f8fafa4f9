import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

const weights = new Map<string, number>();

/** The bytes of a built file as it travels. Pages share most of theirs: each is compressed once. */
export function weightOf(file: string): number {
  const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  weights.set(file, weight);
  return weight;
}
