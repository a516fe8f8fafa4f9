import { InvalidArgumentError } from '@site/tooling/command-line/command';

/** Reads where a store is. Another scheme than that of a bucket would become a folder of that name. */
export function storePlace(text: string): string {
  if (!/^($|-|(?!gs:)[a-z][a-z\d+.-]+:\/\/)/i.test(text)) return text;
  throw new InvalidArgumentError('Expected FOLDER or gs://BUCKET/FOLDER.');
}
