import {
  placeholderAddresses,
  SETTINGS_FILE,
} from '@site/order-backend/telling/settings/noticeSettings';
import type { NoticeSettings } from '@site/order-backend/telling/settings/settingsSchema';

/**
 * Keeps functions from being deployed whose mails reach nobody.
 * @returns what to say when the project exists on this machine alone.
 * @throws Error for a real project.
 */
export function refusePlaceholders(settings: NoticeSettings, project: string): string | undefined {
  const placeholders = placeholderAddresses(settings);
  if (placeholders.length === 0) return undefined;
  const message = `${SETTINGS_FILE} has addresses at which nobody reads: ${placeholders.join(', ')}.`;
  if (!project.startsWith('demo-')) throw new Error(`${message} Write the company's own.`);
  return `${message} That is enough for the project ${project}, which exists on this machine alone.`;
}
