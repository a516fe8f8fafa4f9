import { visitReporting } from '@site/contracts/visitReport';
import { productionReports } from '../headers/siteHeaders';

/** A line for each kind of report that the local server takes and a static host does not. */
export function unservedReports(): string[] {
  return [
    ...(visitReporting.address.startsWith('/') && visitReporting.sampleRate > 0
      ? [
          `Pages report visits to ${visitReporting.address}, which a static host does not accept: see docs/deploying.md.`,
        ]
      : []),
    ...(productionReports.address === undefined
      ? ['Browsers send no violation reports: see docs/deploying.md.']
      : []),
  ];
}
