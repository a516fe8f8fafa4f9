import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import { textsLike } from '@site/content-tools/schema/fields';

/** What the desk says. Staff read it alone: the visitors' pages have none of it. */
const schemas: ContentSchemas = {
  desk: (english) => textsLike(english),
};

export default schemas;
