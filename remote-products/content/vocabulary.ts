/** Line drawings that content may name; each is drawn in `src/illustrations`. */
export const illustrationNames = [
  'calcium-dobesilate',
  'citrus',
  'vitamin-c',
  'diosmin',
  'horse-chestnut',
  'butchers-broom',
  'centella-leaf',
  'tannins',
  'varicose-veins',
  'deep-vein-thrombosis',
  'vein-thromboembolism',
  'hemorrhoids',
  'venous-disorders',
  'chronic-venous-insufficiency',
  'spider-veins',
  'inflammation',
  'alcohol',
  'pregnancy',
  'breastfeeding',
  'driving',
  'kidney',
  'liver',
  'patch-test',
  'storage',
  'discontinue',
  'application',
  'expiration',
] as const;

export type IllustrationName = (typeof illustrationNames)[number];

/** The colours that a product's page and card lean to. */
export const lookNames = ['indigo', 'plum'] as const;

export type LookName = (typeof lookNames)[number];
