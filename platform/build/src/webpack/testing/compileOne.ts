import { application } from '../application';
import { runWebpack } from '../runWebpack';

/** Compiles one source of the shell as its build does, without its plugins but for the maps. Takes the file and a folder. */
const [entry = '', out = ''] = process.argv.slice(2);
const settings = application('shell', 'browser', { out });
await runWebpack({
  ...settings,
  entry,
  // Else nothing is left of a module that nobody imports.
  output: { ...settings.output, library: { type: 'var', name: 'kept' } },
  plugins: (settings.plugins ?? []).filter((it) => it?.constructor.name.includes('SourceMap')),
});
