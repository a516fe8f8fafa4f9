import { application } from '../application';
import { runWebpack } from '../runWebpack';

/** Compiles one file as the shell's server build is. Takes the file and a folder. */
const [entry = '', out = ''] = process.argv.slice(2);
const { output, ...settings } = application('shell', 'server', { out });
await runWebpack({ ...settings, entry, output: { ...output, library: { type: 'commonjs2' } } });
