import { readFile } from 'node:fs/promises';
import { olderThan } from '../logFiles';

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return '';
    throw failure;
  });
}

/**
 * Reads the lines of a log, the older file's first. A line that was cut short, or that another version of the site wrote
 * in another form, is passed over. Gives none where there is no file.
 */
export async function readLines<Line>(
  file: string,
  isLine: (value: unknown) => value is Line,
): Promise<Line[]> {
  const text = (await readText(olderThan(file))) + '\n' + (await readText(file));
  return text.split('\n').map(parse).filter(isLine);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
