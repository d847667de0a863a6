import type { ImageType } from '../schemas/aiOrder.ts';

export const aiPackages: Readonly<Record<ImageType, string>> = {
  basic: 'AI изображения – основен пакет',
  premium: 'AI изображения – премиум пакет',
  logo: 'AI изображения – лого дизайн',
};
