import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '@site/tooling/browser/findBrowser';
import { CHROMIUM_FLAGS } from '@site/tooling/browser/openBrowser';

/** Chromium itself, not its headless shell: the shell paints at other times, so scripts run before its first paint. */
export const fullChromium: LaunchOptions = {
  executablePath: findBrowser(),
  args: CHROMIUM_FLAGS,
};

/** Visitors' browsers keep pages that were left, for Back. Under test a browser does not, and one without windows never does. */
export const browserThatKeepsPages: LaunchOptions = {
  ...fullChromium,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
