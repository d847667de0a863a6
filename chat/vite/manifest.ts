import { brandColors } from '@vitrina/shared/brandColors.ts';
import { text } from '../src/installed/text.ts';

/** An app separate from the site. The scope also covers /chat-admin. */
export const manifest = {
  name: text.name,
  short_name: text.shortName,
  description: text.description,
  lang: 'bg',
  id: '/chat',
  start_url: '/chat',
  scope: '/chat',
  display: 'standalone',
  background_color: brandColors.plasterFix,
  theme_color: brandColors.bottle,
  icons: [
    { src: '/chat/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/chat/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/chat/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
