export { composeSite } from './site/composeSite';
export { readPins } from './site/pinsScript';
export { publisherIn } from './site/publisherIn';
export { readPublishedBy, type Published } from './site/readPublished';
