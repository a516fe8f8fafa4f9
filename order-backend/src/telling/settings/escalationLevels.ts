import type { Hours, NoticeSettings, Recipients } from './settingsSchema';

/** One message about an enquiry: the first is the notice, each further one an escalation. */
export interface Level extends Recipients {
  afterMs: number;
  hours: Hours;
}

/** The messages about an enquiry in the order in which they follow each other while nobody takes it. */
export function levelsOf({ notice, escalations }: NoticeSettings): Level[] {
  return [
    { ...notice, afterMs: 0 },
    ...escalations.map(({ afterMinutes, ...level }) => ({
      ...level,
      afterMs: afterMinutes * 60_000,
    })),
  ];
}
