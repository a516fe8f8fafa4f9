/** The product pictures: `picture-sources` renders them, the products' content names them. */
export const pictureNames = [
  'forte-carton',
  'forte-blister',
  'forte-hand',
  'forte-group',
  'cream-tube',
  'cream-swirl',
  'cream-leg',
] as const;

export type PictureName = (typeof pictureNames)[number];
