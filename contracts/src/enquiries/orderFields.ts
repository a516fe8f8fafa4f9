import { furtherFieldNames, type FurtherFieldName } from './furtherFields';

/** The six fields of §3 by the names under which they are stored. */
export const specifiedFieldNames = [
  'Name',
  'Email',
  'Mobile',
  'Quantity',
  'RetailerSelfUse',
  'Products',
] as const;

export type SpecifiedFieldName = (typeof specifiedFieldNames)[number];

/** The fields of an order in the order in which forms and exports show them. */
export const orderFieldNames: readonly (SpecifiedFieldName | FurtherFieldName)[] = [
  ...specifiedFieldNames,
  ...furtherFieldNames,
];
