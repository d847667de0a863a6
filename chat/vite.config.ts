import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { readEnvironment } from '@vitrina/shared/environment.ts';
import { preloadScreens } from '@vitrina/shared/preloadScreens.ts';
import { themeBeforePaint } from '@vitrina/shared/theme/themeBeforePaint.ts';
import { defineConfig, loadEnv } from 'vite';
import { installable } from './vite/installable.ts';

const envPrefix = 'PUBLIC_';

const STUDIO = '/src/clients/StudioScreen.tsx';
const CLIENT = '/src/conversation/ClientScreen.tsx';

export default defineConfig(({ command, mode }) => {
  // Stops a build without the address of the backend: its page would not work.
  if (command === 'build') readEnvironment(loadEnv(mode, import.meta.dirname, envPrefix));
  return {
    base: '/chat/',
    envPrefix,
    plugins: [
      react(),
      tailwindcss(),
      themeBeforePaint,
      preloadScreens([STUDIO], { '/chat': [CLIENT] }),
      installable(),
    ],
    build: {
      target: 'es2022',
      // These browsers know light-dark(). Compiled for older ones, a paper that stays light by night would become
      // dark.
      cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
      // The lists of files cost the first screen more than later ones gain: `preloadScreens` fetches what is likely next.
      modulePreload: false,
      // Everything that the first screen needs is in one file, even if later screens share it: small files compress
      // worse.
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } } },
      // Our content security policy allows fonts only from files, not from data: addresses.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    },
  };
});
