import { join } from 'node:path';
import { pictureNames } from '@site/company/pictureNames';
import { root } from '@site/tooling/workspace';

/** Where an application keeps its rendered pictures: those named, in `folder`, behind the module `module`. */
export interface Destination {
  folder: string;
  module: string;
  pictures: readonly string[];
  doc: string;
  /** The exported name, where there is one picture alone. */
  only?: string;
}

/** The pictures by the application that shows them: none may reach into another. */
export const destinations: readonly Destination[] = [
  {
    folder: join(root, 'remote-products/src/packshots/files'),
    module: join(root, 'remote-products/src/packshots/pictures.ts'),
    pictures: pictureNames,
    doc: 'The rendered packs, by the names that content gives them.',
  },
  {
    folder: join(root, 'shell/src/pages/home/banner-picture'),
    module: join(root, 'shell/src/pages/home/bannerPicture.ts'),
    pictures: ['banner'],
    doc: 'Both products together, rendered.',
    only: 'bannerPicture',
  },
];

/** Where content finds the names that it may use. */
export const pictureNamesFile = join(root, 'company/src/pictureNames.ts');
