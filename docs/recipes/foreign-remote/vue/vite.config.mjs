import { federation } from '@module-federation/vite';
import vue from '@vitejs/plugin-vue';

export default {
  build: { target: 'esnext', rollupOptions: { input: 'src/Clock.js' } },
  // The page's policy refuses HTML from strings: Vue's own policy for them, and static templates that it inserts as one.
  define: { 'window.trustedTypes': 'undefined' },
  plugins: [
    vue({ template: { compilerOptions: { hoistStatic: false } } }),
    federation({
      name: 'clock',
      exposes: { './Clock': './src/Clock.js' },
      manifest: true,
      dts: false,
    }),
  ],
};
