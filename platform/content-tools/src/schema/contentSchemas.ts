import type { z } from 'zod';

/**
 * The schema of each file of a content folder, by the file's name without `.json`. The same schema holds in every language. One
 * that follows the English file is made of it: a schema that imported it would end the check of all files with its first
 * missing comma.
 */
export type ContentSchemas = Readonly<
  Record<string, z.ZodType | ((english: unknown) => z.ZodType)>
>;
