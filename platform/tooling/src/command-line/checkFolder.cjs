/**
 * Tools read these signs of a path as their own, and fail with a message about something else: webpack and URLs `!`, `#` and
 * `%`, tsx `?`, Module Federation's plugin `'`. And on Windows builds are published by links that it does not have. npm runs
 * this before it installs anything.
 * @param {string} folder
 */
exports.checkFolder = function checkFolder(folder, platform = process.platform) {
  if (platform === 'win32') {
    throw new Error('This runs on Linux and macOS. On Windows, clone it in WSL and run it there.');
  }
  const [sign] = /[!#?%']/.exec(folder) ?? [];
  if (sign) throw new Error(`Move the repository to a path without "${sign}": ${folder}`);
};

if (process.env.npm_lifecycle_event === 'preinstall') {
  try {
    exports.checkFolder(process.cwd());
  } catch ({ message }) {
    console.error(message);
    process.exitCode = 1;
  }
}
