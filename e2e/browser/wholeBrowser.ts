import type { LaunchOptions } from '@playwright/test';
import { findBrowser } from '@site/tooling/browser/findBrowser';
import { CHROMIUM_FLAGS } from '@site/tooling/browser/openBrowser';

/** One without windows draws at other times: scripts come before its first paint. */
export const wholeBrowser: LaunchOptions = {
  executablePath: findBrowser(),
  args: CHROMIUM_FLAGS,
};

/** Visitors' browsers keep pages that were left, for Back. Under test a browser does not, and one without windows never does. */
export const browserThatKeepsPages: LaunchOptions = {
  ...wholeBrowser,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};
