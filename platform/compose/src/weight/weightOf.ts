import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** Smaller files gain nothing from compression: they travel in one packet anyway. Bytes. */
export const MIN_BYTES_TO_COMPRESS = 1000;

/** The brotli copy of a text. */
export const brotliOf = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** What a text weighs as it travels, in bytes. */
export const weightOf = async (bytes: Buffer): Promise<number> =>
  bytes.length < MIN_BYTES_TO_COMPRESS ? bytes.length : (await brotliOf(bytes)).length;
