import { application } from '../application';
import { runWebpack } from '../runWebpack';

/** Compiles one source as the shell's build for a target does, with its maps. Takes target, file and folder. */
const [target, entry = '', out = ''] = process.argv.slice(2);
const isServer = target === 'server';
const settings = application('shell', isServer ? 'server' : 'browser', { out });
// Else nothing is left of a module that nobody imports.
const library = isServer ? { type: 'commonjs2' } : { type: 'var', name: 'kept' };
await runWebpack({
  ...settings,
  entry,
  output: { ...settings.output, library },
  plugins: (settings.plugins ?? []).filter((plugin) =>
    plugin?.constructor.name.includes('SourceMap'),
  ),
});
