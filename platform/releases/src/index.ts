export { adopt } from './adopt/adopt';
export { readBuildAtAddress } from './adopt/readBuildAtAddress';
export { readBuildFolder } from './adopt/readBuildFolder';
export { findReleaseInStore } from './deployments/findReleaseInStore';
export { liveOf, makeLive, takeDown, type Wanted } from './deployments/makeLive';
export { offer, withdraw } from './deployments/offerPreview';
export { guardedIn } from './deployments/oneChangeAtATime';
export { essentialApplications, openReleases } from './deployments/openReleases';
export {
  defaultSiteFolder,
  openSite,
  openStore,
  siteInFolder,
  type Site,
  type SiteOptions,
} from './deployments/openSite';
export {
  KEPT_DEPLOYMENTS,
  lastDeployments,
  openDeployments,
} from './deployments/previousDeployments';
export { prune } from './deployments/prune';
export type { PublishOptions, Publisher } from './deployments/publisher';
export { rollBackApplication } from './deployments/rollBackApplication';
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
} from './deployments/state/deploymentState';
export type { FoundState, StatePlace } from './deployments/state/statePlace';
export { statusOf, type ApplicationStatus, type SiteStatus } from './deployments/statusOf';
export { switchOffline } from './deployments/switchOffline';
export { copyRelease } from './making/copyRelease';
export { makeRelease, type Builder } from './making/makeRelease';
export { UNCOMMITTED, sourceCommit } from './making/sourceCommit';
export type { EntryFiles, EntryList } from './release/entryList';
export { filesUnder, hasIntegrity, integrityOf } from './release/hashFiles';
export { releasesOf, type LiveReleases } from './release/liveReleases';
export { parseWithSchema } from './release/parseWithSchema';
export { pathInside } from './release/pathInside';
export {
  PUBLIC_FOLDER,
  SERVICE_WORKER_FOLDER,
  SERVICE_WORKER_PART,
} from './release/releaseFolders';
export type { AdoptedBuild, Release, ReleasePage, StoredRelease } from './release/releaseFormat';
export { isVersion, isWorkingCopy, versionOf } from './release/releaseId';
export { mapOf } from './release/releaseMaps';
export { pagesOfSources, routesOf, routesOfSources } from './release/releasePages';
export { releaseTitle } from './release/releaseTitle';
export { verifyRelease } from './release/verifyRelease';
export { bucketStore } from './store/bucketStore';
export { folderStore } from './store/folderStore';
export { httpBucket } from './store/httpBucket';
export type { ReleaseStore } from './store/releaseStore';
