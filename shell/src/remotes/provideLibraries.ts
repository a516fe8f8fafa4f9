import { registerRemotes, registerShared } from '@module-federation/enhanced/runtime';
import React from 'react';
import ReactDOM from 'react-dom';
import * as client from 'react-dom/client';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import {
  packageOf,
  shareConfig,
  type serverSingletons,
  type singletons,
} from '@site/contracts/sharedLibraries';
import shell from '../../package.json';
import { setRoutes } from '../routes/routesInUse';
import { setReleases } from './releasesInUse';

type SharedName = (typeof serverSingletons)[number];

const libraries: Record<(typeof singletons)[number], unknown> = {
  react: React,
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

/**
 * Tells shell and federation runtime the releases that the page is drawn with: which remotes are deployed, what they
 * expose and which pages they serve. Those that others built are registered when they are wanted.
 */
export function registerReleases({ shell: _, ...releases }: PinnedReleases): void {
  setReleases(releases);
  const remotes = Object.entries(releases);
  setRoutes(Object.fromEntries(remotes.map(([name, { routes }]) => [name, routes])));
  const built = remotes.filter(([, { adopted }]) => !adopted);
  registerRemotes(built.map(([name, { entry }]) => ({ name, entry })));
}
