import type { ImageMetadata } from 'astro';
import bread from '../assets/pictures/videos/bread.svg';
import coffee from '../assets/pictures/videos/coffee.svg';
import house from '../assets/pictures/videos/house.svg';

/** The clip itself is drawn on /ai-videos; other pages show its poster. */
interface SampleVideo {
  id: 'bread' | 'house' | 'coffee';
  title: string;
  description: string;
  poster: ImageMetadata;
  posterAlt: string;
}

/** Samples, not work for clients. Pages label each one as a sample. */
export const sampleVideos: SampleVideo[] = [
  {
    id: 'bread',
    title: 'Хлябът излиза в шест',
    description: 'Клип за витрината на пекарна: пара, корица и работното време накрая.',
    poster: bread,
    posterAlt: 'Топъл хляб пред изгряващо слънце',
  },
  {
    id: 'house',
    title: 'Четири сезона, една къща',
    description: 'Планината сменя цветовете си зад къща за гости. За първия екран на сайта.',
    poster: house,
    posterAlt: 'Къща с осветен прозорец под планински ридове',
  },
  {
    id: 'coffee',
    title: 'Кафето на ъгъла',
    description: 'За социалните мрежи: две бучки захар, пара и името накрая. Без звук.',
    poster: coffee,
    posterAlt: 'Чаша кафе с пара на жълта маса',
  },
];
