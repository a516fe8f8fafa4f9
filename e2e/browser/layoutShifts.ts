import type { BrowserContext } from '@playwright/test';

/** Every shift of a context's pages, from now on. */
export async function shiftsIn(context: BrowserContext): Promise<number[]> {
  const shifts: number[] = [];
  await context.exposeFunction('onShift', (value: number) => shifts.push(value));
  await context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const { value } = shift as PerformanceEntry & { value: number };
        (globalThis as unknown as { onShift(it: number): void }).onShift(value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return shifts;
}
