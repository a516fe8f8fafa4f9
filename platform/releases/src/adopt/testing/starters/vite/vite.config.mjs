import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  build: { target: 'esnext' },
  plugins: [
    react(),
    federation({
      name: 'starter_vite',
      filename: 'remoteEntry.js',
      exposes: { './Widget': './src/Widget.jsx' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      manifest: true,
      dts: false,
    }),
  ],
});
