/**
 * How long a script of a remote may take before it counts as failed: for webpack's chunks (its own limit is 120 s) and for
 * containers (the federation runtime's is 20 s). The boot script retries earlier than this.
 */
export const SCRIPT_TIMEOUT_MS = 8000;
