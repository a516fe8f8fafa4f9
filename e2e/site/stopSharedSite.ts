import { SHARED_SITE } from './sharedSite';

/** Ends what `startSharedSite` has started. */
export default function stopSharedSite(): void {
  const pid = Number(process.env[SHARED_SITE.pid]);
  if (pid) process.kill(pid, 'SIGKILL');
}
