import type { ImageMetadata } from 'astro';
import blackSea from '../assets/pictures/gallery/black-sea.webp';
import embroidery from '../assets/pictures/gallery/embroidery.webp';
import nightCity from '../assets/pictures/gallery/night-city.webp';
import roses from '../assets/pictures/gallery/roses.webp';

interface SampleImage {
  title: string;
  description: string;
  picture: ImageMetadata;
  pictureAlt: string;
}

/** Samples, not work for clients. Pages label each one as a sample. */
export const sampleImages: SampleImage[] = [
  {
    title: 'Нощна София',
    description: 'Плакат за вечерното работно време на кафене.',
    picture: nightCity,
    pictureAlt: 'Град с осветени прозорци през нощта',
  },
  {
    title: 'Розобер',
    description: 'Илюстрация за етикет на розова вода.',
    picture: roses,
    pictureAlt: 'Едри розови и оранжеви рози, гъсто една до друга сред тъмни листа',
  },
  {
    title: 'Черно море, три бала',
    description: 'Фон за сайта на сърф училище.',
    picture: blackSea,
    pictureAlt: 'Морски вълни',
  },
  {
    title: 'Шевица по правило',
    description: 'Шарка за опаковка на домашни сладки.',
    picture: embroidery,
    pictureAlt: 'Шарка от българска шевица',
  },
];
