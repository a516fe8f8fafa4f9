import type { z } from 'zod';

/** The schema of each file of a content folder, by the file's name without `.json`. The same schema holds in every language. */
export type ContentSchemas = Readonly<Record<string, z.ZodType>>;
