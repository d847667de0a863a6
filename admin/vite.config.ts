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
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Few files compress better than many. What the sign-in page needs is one file …
            { name: 'start', tags: ['$initial'], priority: 2 },
            // … and what most pages behind it share is another.
            { name: 'shared', test: /node_modules/, minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
  },
});
