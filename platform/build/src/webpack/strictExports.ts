/** webpack's parser option: importing a name that a module does not export fails the build. */
export const strictExports = { javascript: { exportsPresence: 'error' as const } };
