export { composeSite } from './site/composeSite';
export { readPins } from './site/pinsScript';
export {
  DEPLOYMENT_PATH,
  readPublishedAt,
  readPublishedBy,
  type Published,
} from './site/deploymentFile';
