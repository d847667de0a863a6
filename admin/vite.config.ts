import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/admin/',
  // One .env at the root serves every part.
  envDir: '..',
  envPrefix: 'PUBLIC_',
  plugins: [react()],
  build: {
    // The content security policy allows fonts from files only, not from data: URLs.
    assetsInlineLimit: 0,
  },
});
