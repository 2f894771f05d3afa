import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The port is a part of the origin that Gatehouse allows, so another one must not be taken silently. `fs` allows the modules of ../plain.
  server: { port: 3000, strictPort: true, fs: { allow: ['..'] } },
});
