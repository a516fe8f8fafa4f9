import {
  settingsSchema,
  type NoticeSettings,
} from '@site/order-backend/telling/settings/settingsSchema';

/** Where the functions are tried: a project of its own, whose orders are nobody's. */
export interface Trial {
  desk: string;
  /** The one address that gets all mails. */
  tell: string;
}

/**
 * The settings for a project in which the functions are tried: hours, rate and levels as they are, and nobody of the company is
 * told of orders that nobody placed.
 * @throws Error for an address that is none.
 */
export function trialSettings(settings: NoticeSettings, { desk, tell }: Trial): NoticeSettings {
  const { from, notice, escalations, push, daily } = settings;
  const to = [tell];
  const parsed = settingsSchema.safeParse({
    ...settings,
    desk,
    from: { ...from, name: `${from.name} (trial)` },
    notice: { ...notice, to },
    escalations: escalations.map((level) => ({ ...level, to })),
    daily: { ...daily, to },
    // The keys belong to the company's project.
    push: { ...push, publicKey: null },
  });
  if (parsed.success) return parsed.data;
  throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'));
}
