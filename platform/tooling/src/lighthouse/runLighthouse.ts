import lighthouse, { type Flags, type Result } from 'lighthouse';

export type { Result as LighthouseResult };

/** What differs between two uses of Lighthouse here. */
export type LighthouseSettings = Pick<Flags, 'onlyCategories' | 'onlyAudits' | 'throttlingMethod'>;

/**
 * Measures an address as a phone shows it, in the browser that listens on a port.
 * @throws when Lighthouse has no result, or the page could not be loaded.
 */
export async function runLighthouse(
  address: string,
  port: number,
  settings: LighthouseSettings,
): Promise<Result> {
  const result = await lighthouse(address, {
    port,
    ...settings,
    output: 'json',
    logLevel: 'error',
  });
  if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  return result.lhr;
}
