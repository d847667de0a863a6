import type { ImageMetadata } from 'astro';
import bread from '../assets/pictures/videos/bread.svg';
import coffee from '../assets/pictures/videos/coffee.svg';
import house from '../assets/pictures/videos/house.svg';

export interface SampleVideo {
  title: string;
  description: string;
  poster: ImageMetadata;
  posterAlt: string;
}

/** Not work for a client, which pages say beside each. */
export const sampleVideos: SampleVideo[] = [
  {
    title: 'Хлябът излиза в шест',
    description: 'Клип за витрината на пекарна: пара, корица и работното време накрая.',
    poster: bread,
    posterAlt: 'Топъл хляб пред изгряващо слънце',
  },
  {
    title: 'Четири сезона, една къща',
    description: 'Планината сменя цветовете си зад къща за гости. За първия екран на сайта.',
    poster: house,
    posterAlt: 'Къща с осветен прозорец под планински ридове',
  },
  {
    title: 'Кафето на ъгъла',
    description: 'Кратка реклама за социалните мрежи, квадратна и без звук.',
    poster: coffee,
    posterAlt: 'Чаша кафе с пара на жълта маса',
  },
];
