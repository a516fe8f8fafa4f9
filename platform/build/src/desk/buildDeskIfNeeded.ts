import { deskFolder } from '@site/tooling/workspace';
import { isUpToDate } from '../applications/builtFrom';

/** Builds the desk when its sources have changed. Compilers are loaded only then. */
export async function buildDeskIfNeeded(folder: string = deskFolder): Promise<void> {
  const builtFrom = `${folder}-built-from.json`;
  if (await isUpToDate(builtFrom)) return;
  const { buildAndRemember } = await import('./buildDesk');
  await buildAndRemember(folder, builtFrom);
}
