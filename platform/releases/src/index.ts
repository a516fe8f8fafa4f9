export { adopt } from './adopt/adopt';
export { readBuildAtAddress } from './adopt/readBuildAtAddress';
export { readBuildFolder } from './adopt/readBuildFolder';
export { changeDeployment } from './deployments/changeDeployment';
export {
  commandForLive,
  liveOf,
  makeLive,
  takeDown,
  type Wanted,
  switchOffline,
  withReleases,
} from './deployments/makeLive';
export { guardedIn } from './deployments/oneChangeAtATime';
export { essentialApplications, openReleases } from './deployments/openReleases';
export {
  defaultSiteFolder,
  commandOptions,
  storeOption,
  openSite,
  openStore,
  openUsualRecord,
  type Site,
  type SiteOptions,
} from './deployments/openSite';
export {
  KEPT_DEPLOYMENTS,
  lastDeployments,
  openDeployments,
} from './deployments/previousDeployments';
export { previousIn, previousSite } from './deployments/previous';
export { prune } from './deployments/prune';
export type { PublishOptions, Publisher } from './deployments/publisher';
export { nothingDeployed, rollBackApplication } from './deployments/rollBackApplication';
export { settlePending } from './deployments/settlePending';
export {
  commandText,
  isSameLive,
  withDeployment,
  type Command,
  type Deployment,
  type DeploymentState,
  type Live,
  type Publication,
  type Shown,
  type FoundState,
  type StatePlace,
} from './deployments/state/deploymentState';
export {
  statusOf,
  type ApplicationStatus,
  type SiteRecord,
  type SiteStatus,
} from './deployments/statusOf';
export { copyRelease } from './making/addRelease';
export { assertBuiltHere, makeRelease, type Builder } from './making/makeRelease';
export { openRebuilder, type Rebuild } from './making/rebuildReleases';
export { UNCOMMITTED, sourceCommit } from './making/workspacePackages';
export {
  type EntryFiles,
  type EntryList,
  releasesOf,
  type LiveReleases,
  PUBLIC_FOLDER,
  SERVICE_WORKER_FOLDER,
  SERVICE_WORKER_PART,
  type AdoptedBuild,
  type Release,
  type ReleasePage,
  type StoredRelease,
  releaseTitle,
} from './release/releaseFormat';
export { filesUnder, hasIntegrity, integrityOf } from './release/hashFiles';
export { parseWithSchema } from './release/parseWithSchema';
export { pathInside } from './release/pathInside';
export { isVersion, isWorkingCopy, versionOf } from './release/releaseId';
export { mapOf } from './release/releaseMaps';
export { pagesOfSources, routesOf, routesOfSources } from './release/releasePages';
export { verifyRelease } from './release/verifyRelease';
export { bucketStore } from './store/bucketStore';
export { folderStore } from './store/folderStore';
export { httpBucket, isBucketAddress } from './store/httpBucket';
export type { ReleaseStore } from './store/releaseStore';
