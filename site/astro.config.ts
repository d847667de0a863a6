import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import tailwindcss from '@tailwindcss/vite';
import { brand } from '@vitrina/shared/brand.ts';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { articleDates } from './integrations/articleDates.ts';
import { buildWhenTold } from './integrations/buildWhenTold.ts';
import { checkBeforeBuild } from './integrations/checkBeforeBuild.ts';
import { clientDirectives } from './integrations/clientDirectives.ts';
import { contentSecurityPolicy } from './integrations/contentSecurityPolicy.ts';
import { dropOriginals } from './integrations/dropOriginals.ts';
import { keptPictures } from './integrations/keptPictures.ts';
import { leanStyles } from './integrations/leanStyles.ts';
import { plainDynamicImports } from './integrations/plainDynamicImports.ts';
import { sharePictures } from './integrations/sharePictures.ts';
import { demoFonts } from './src/demo/demoFonts.ts';

const REACT = /node_modules\/(react|react-dom|scheduler)\/|@astrojs\/react\/dist\/client/;

const environment = loadEnv('production', import.meta.dirname, 'PUBLIC_');
const changedArticles = new Map<string, string>();

export default defineConfig({
  site: brand.siteUrl,
  output: 'static',
  trailingSlash: 'never',
  // With inline styles the first paint needs one response instead of two.
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [
    buildWhenTold(),
    checkBeforeBuild(environment),
    react(),
    clientDirectives(),
    sharePictures(),
    dropOriginals(),
    leanStyles(),
    keptPictures(new URL('./node_modules/.astro/', import.meta.url)),
    articleDates(changedArticles),
    // Demo pages show invented businesses and must not turn up in a search for the studio.
    sitemap({
      filter: (page) => !/\/demo\/|\/(old|404|preview)$/.test(page),
      serialize: (item) => {
        const lastmod = changedArticles.get(new URL(item.url).pathname);
        return lastmod === undefined ? item : { ...item, lastmod };
      },
    }),
  ],
  fonts: demoFonts,
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // The next AVIF effort takes a third longer and saves only 3 % of the bytes.
      config: { avif: { quality: 44, effort: 1, chromaSubsampling: '4:2:0' }, webp: { quality: 72 } },
    },
  },
  // The site has no Markdown pages. With highlighting on, Astro warns that the policy below forbids its inline styles.
  markdown: { syntaxHighlight: false },
  security: { csp: contentSecurityPolicy(environment.PUBLIC_SUPABASE_URL) },
  vite: {
    envPrefix: 'PUBLIC_',
    build: {
      // The policy allows fonts from files only, not from data: URLs.
      assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
      // Inlines shared constants. Otherwise a script that shares a single constant with an island becomes a file of its
      // own.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
    },
    // The first island needs all of React, and one file compresses better than five.
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: REACT }] } } },
        },
      },
    },
    plugins: [tailwindcss(), plainDynamicImports()],
  },
});
