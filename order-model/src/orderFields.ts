/** The fields of an order in the specification (§3). Every order has them, however old it is. */
export const specifiedFieldNames = [
  'Name',
  'Email',
  'Mobile',
  'Quantity',
  'RetailerSelfUse',
  'Products',
] as const;

/** All fields, by the names under which they are stored, in the order in which forms and exports show them. */
export const orderFieldNames = [...specifiedFieldNames] as const;

export type OrderFieldName = (typeof orderFieldNames)[number];
