/** The fields of an order (§3) by the names under which they are stored, in the order in which forms and exports show them. */
export const orderFieldNames = [
  'Name',
  'Email',
  'Mobile',
  'Quantity',
  'RetailerSelfUse',
  'Products',
] as const;

export type OrderFieldName = (typeof orderFieldNames)[number];
