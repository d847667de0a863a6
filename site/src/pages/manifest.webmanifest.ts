import { brand } from '@vitrina/shared/brand.ts';
import { brandColors } from '@vitrina/shared/brandColors.ts';
import { siteDescription } from '../content/siteDescription.ts';

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: siteDescription,
  lang: 'bg',
  id: '/',
  start_url: '/',
  display: 'standalone',
  background_color: brandColors.plasterFix,
  theme_color: brandColors.bottle,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

export const GET = () =>
  new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
