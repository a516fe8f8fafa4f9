/** Loaded before a command, it says on the error output how much memory the process took at most, in KiB. */
process.on('exit', () => console.error(`peak ${process.resourceUsage().maxRSS}`));
