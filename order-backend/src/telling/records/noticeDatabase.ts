/** Where a document stands. */
export interface Place {
  collection: string;
  id: string;
}

/** A document as it is stored. Its times are dates. */
export interface Stored {
  id: string;
  fields: Readonly<Record<string, unknown>>;
  createdAt: Date;
}

/** What a transaction writes. */
export interface Writes {
  /** Sets these fields alone, and makes the document where there is none. */
  put?: readonly (readonly [Place, Stored['fields']])[];
  remove?: readonly Place[];
}

export type Condition =
  | readonly [field: string, operator: '==', value: string]
  | readonly [field: string, operator: 'in', values: readonly string[]]
  | readonly [field: string, operator: '<' | '<=' | '>=', moment: Date];

/** Which documents of a collection are asked for. */
export interface DocumentQuery {
  where?: readonly Condition[];
  /** A field that holds times, the oldest first. */
  orderBy?: string;
  most: number;
}

/** The database as the company's programs use it: Cloud Firestore, or the local store. */
export interface NoticeDatabase {
  get(places: readonly Place[]): Promise<readonly (Stored | undefined)[]>;
  find(collection: string, query: DocumentQuery): Promise<readonly Stored[]>;
  count(collection: string, where: readonly Condition[]): Promise<number>;
  /** Every document of a collection. */
  all(collection: string): AsyncIterable<Pick<Stored, 'id'>>;
  /** Reads documents and writes what `next` makes of them, in one step. It is called again when somebody else was faster. */
  transaction(
    places: readonly Place[],
    next: (found: readonly (Stored | undefined)[]) => Writes,
  ): Promise<void>;
}
