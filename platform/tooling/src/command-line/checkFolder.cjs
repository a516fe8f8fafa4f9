/**
 * Tools read these signs of a path as their own, and fail with a message about something else: webpack and URLs `!`, `#` and
 * `%`, tsx `?`, Module Federation's plugin `'`. npm runs this before it installs anything.
 * @param {string} folder
 */
exports.checkFolder = function checkFolder(folder) {
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
