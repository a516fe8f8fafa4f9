/** A stored document, read for an export. */
export interface ExportRow {
  /** The document's id, by which staff erase it; the visitor's reference follows from it. */
  id: string;
  /** Plain values by the field's name. */
  fields: Record<string, unknown>;
  /** When it was stored: RFC 3339 in UTC. */
  createTime: string;
}
