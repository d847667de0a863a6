import { text } from '../src/installed/text.ts';

/** An app of its own beside the site's. The scope covers /chat-admin, too. */
export const manifest = {
  name: text.name,
  short_name: text.shortName,
  description: text.description,
  lang: 'bg',
  id: '/chat',
  start_url: '/chat',
  scope: '/chat',
  display: 'standalone',
  background_color: '#f7f7f1',
  theme_color: '#074130',
  icons: [
    { src: '/chat/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/chat/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/chat/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};
