import { registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ReactDOM from 'react-dom';
import * as client from 'react-dom/client';
import { containerOf } from '@site/contracts/applicationNames';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import {
  packageOf,
  shareConfig,
  type serverSingletons,
  type singletons,
} from '@site/contracts/sharedLibraries';
import shell from '../../package.json';

type SharedName = (typeof serverSingletons)[number];

const libraries: Record<(typeof singletons)[number] | 'react/jsx-runtime', unknown> = {
  react: React,
  // Builds of others may share this part as a library of its own; without it they bring a second copy of all.
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': client,
};

/**
 * Hands the shell's copies of the shared libraries to the remotes, and more where pages are rendered. Call it before anything
 * of a remote is loaded. The build could provide them too, but only in the first script, which would then have to carry them.
 */
export function provideLibraries(more: Partial<Record<SharedName, unknown>> = {}): void {
  const { dependencies } = shell;
  const shared = Object.entries({ ...libraries, ...more }).map(([name, library]) => {
    const version = dependencies[packageOf(name as SharedName)];
    return [name, { version, lib: () => library, shareConfig: shareConfig(version) }];
  });
  registerShared(Object.fromEntries(shared) as Parameters<typeof registerShared>[0]);
}

/** Tells the federation runtime of the remotes on the page. Those that others built are registered when they are wanted. */
export function registerReleases(releases: PinnedReleases): void {
  const built = Object.entries(releases).filter(
    ([name, { adopted }]) => name !== 'shell' && !adopted,
  );
  registerRemotes(built.map(([alias, { entry }]) => ({ name: containerOf(alias), alias, entry })));
}
