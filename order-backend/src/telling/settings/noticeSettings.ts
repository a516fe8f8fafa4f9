import { join } from 'node:path';
import { readJsonFile } from '@site/tooling/files/readJsonFile';
import { root } from '@site/tooling/workspace';
import { settingsSchema, type NoticeSettings } from './settingsSchema';

/** Where the settings are, from the repository's root. */
export const SETTINGS_FILE = 'order-backend/settings.json';

/**
 * Reads the settings.
 * @throws Error with a line for each problem, with file, line and field.
 */
export function readNoticeSettings(
  file: string = join(root, SETTINGS_FILE),
): Promise<NoticeSettings> {
  return readJsonFile(file, settingsSchema, SETTINGS_FILE);
}

/** Addresses of no real company, in which case no mail would arrive (RFC 2606). */
export function placeholderAddresses(settings: NoticeSettings): string[] {
  const all = [
    settings.from.address,
    settings.desk,
    ...settings.notice.to,
    ...settings.escalations.flatMap(({ to }) => to),
    ...settings.daily.to,
  ];
  return [...new Set(all)].filter((text) =>
    /([.@]|\/\/)(example|example\.(com|org|net))$/.test(text),
  );
}
