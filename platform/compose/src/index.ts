export { composeSite } from './site/composeSite';
export { readPins } from './site/pinsScript';
export { publisherIn } from './site/publisherIn';
export {
  DEPLOYMENT_PATH,
  readPublishedAt,
  readPublishedBy,
  type Published,
} from './site/deploymentFile';
