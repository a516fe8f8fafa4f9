/** The name of the function in the cloud that takes reports. A host passes on to it what is sent to the site's own addresses. */
export const REPORTS_FUNCTION = 'siteReports';
