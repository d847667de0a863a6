import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readEnvironment } from '@vitrina/shared/environment.ts';
import { themeBeforePaint } from '@vitrina/shared/theme/themeBeforePaint.ts';
import { defineConfig, loadEnv } from 'vite';
import { installable } from './vite/installable.ts';
import { preloadScreens } from './vite/preloadScreens.ts';

const envPrefix = 'PUBLIC_';

export default defineConfig(({ command, mode }) => {
  // A build without an address of the backend would be a dead page: stop it here.
  if (command === 'build') readEnvironment(loadEnv(mode, import.meta.dirname, envPrefix));
  return {
    base: '/chat/',
    envPrefix,
    plugins: [react(), tailwindcss(), themeBeforePaint, preloadScreens, installable()],
    build: {
      target: 'es2022',
      // They know light-dark(): written out for older ones, a paper that stays light by night would not.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      // In one file what the first screen needs, also where later ones share it: small files compress worse.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
      // The policy allows typefaces from files only, not from data: addresses.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  };
});
