import { remotePreset } from '@site/federation/presets/presets';
import { pageFiles } from './content/pageFiles';

/** A file for each product; `page.json` has the words of all. */
const ofOneProduct = /(?<!page)\.json$/;

export default remotePreset('remoteProducts', {
  apart: true,
  textsApart: ofOneProduct,
  pageFiles: pageFiles(),
});
