/** Kinds of refusal: the HTTP status, and the name that Google's interfaces give it. */
const kinds = {
  malformed: [400, 'INVALID_ARGUMENT'],
  unready: [400, 'FAILED_PRECONDITION'],
  unauthenticated: [401, 'UNAUTHENTICATED'],
  denied: [403, 'PERMISSION_DENIED'],
  missing: [404, 'NOT_FOUND'],
  existing: [409, 'ALREADY_EXISTS'],
  tooLarge: [413, 'INVALID_ARGUMENT'],
  broken: [500, 'INTERNAL'],
  unsupported: [501, 'UNIMPLEMENTED'],
  unavailable: [503, 'UNAVAILABLE'],
} as const;

/** A request that is not served. Its message goes to the sender, so it never holds a value of a document. */
export class Refusal extends Error {
  readonly code: number;
  /** Google's name of the status, such as `PERMISSION_DENIED`. */
  readonly status: string;

  constructor(kind: keyof typeof kinds, message: string) {
    super(message);
    [this.code, this.status] = kinds[kind];
  }

  /** The answer's body in the shape that all of Google's REST interfaces share. */
  toBody() {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}
