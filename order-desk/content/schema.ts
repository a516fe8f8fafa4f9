import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import { textsLike } from '@site/content-tools/schema/fields';
import english from './desk.json';

/** What the desk says. Staff read it alone: the visitors' pages have none of it. */
const schemas: ContentSchemas = {
  desk: textsLike(english),
};

export default schemas;
