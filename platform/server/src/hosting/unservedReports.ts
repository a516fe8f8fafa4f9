import type { SiteSettings } from '@site/compose/pages';

/** A line for each kind of report that nobody takes. */
export function unservedReports({ visits, violations }: SiteSettings): string[] {
  const isOff = (what: string, setting: string) =>
    `${what} are not reported: set "${setting}" in targets.json once something takes them.`;
  return [
    ...(visits === undefined ? [isOff('Visits', 'visits')] : []),
    ...(violations === undefined ? [isOff('Violations of policies', 'violations')] : []),
  ];
}
