/** A short text of one line, such as a town. */
interface TextField {
  readonly kind: 'text';
  /** The most characters, as Unicode counts them. */
  readonly most: number;
  /** What browsers may fill it with: a token of HTML's `autocomplete`. */
  readonly autoComplete?: string;
}

/** A whole number, both bounds included. */
interface NumberField {
  readonly kind: 'number';
  readonly least: number;
  readonly most: number;
}

/** One of these texts. They are stored as they stand here, in every language. */
interface ChoiceField {
  readonly kind: 'choice';
  readonly choices: readonly [string, ...string[]];
}

/** A field of the order form beside the six of the specification. Visitors may leave it empty; then it is not stored. */
export type FurtherField = TextField | NumberField | ChoiceField;

/**
 * The further fields by the names under which they are stored, in the order in which forms and exports show them. Schema,
 * rules, form, draft, export and desk follow; the content checks ask for what visitors and staff read about each.
 */
const declared = {} as const satisfies Record<string, FurtherField>;

export type FurtherFieldName = keyof typeof declared;

/** Something of each further field. */
export type OfFurtherFields<Value> = { readonly [Name in FurtherFieldName]: Value };

export const furtherFields: Readonly<Record<string, FurtherField>> = declared;

export const furtherFieldNames = Object.keys(declared) as FurtherFieldName[];
