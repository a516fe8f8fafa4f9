import { fillPlaceholders } from '@site/shared-ui/fillPlaceholders';

/** A text about one enquiry or about several; `{count}` becomes their number. */
export interface CountedText {
  readonly one: string;
  readonly many: string;
}

export function countedText({ one, many }: CountedText, count: number): string {
  return count === 1 ? one : fillPlaceholders(many, { count });
}
