export { placeStarter, starters, type Starter } from './adopt/testing/starterBuilds';
export { fakeBuilder, rewriteRelease } from './testing/fakeBuilder';
export { recordPublications, type Publications } from './testing/recordPublications';
export { BUCKET, TOKEN, serveBucket, type ServedBucket } from './testing/serveBucket';
export { release } from './testing/testReleases';
