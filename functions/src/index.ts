/** All that runs in the cloud, by the names under which it is deployed. */
export * from './orderNotices';
export * from './reports/siteReports';
export { signIn } from './signIn';
