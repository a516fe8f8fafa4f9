import type { ContentSchemas } from '@site/content-tools/schema/contentSchemas';
import { textsLike } from '@site/content-tools/schema/fields';

/** What staff are told. Nothing here may name a person: mailboxes and lock screens keep copies that no erasure reaches. */
const schemas: ContentSchemas = {
  notices: (english) => textsLike(english),
};

export default schemas;
