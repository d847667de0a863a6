/** A picture that shows what the studio can make. */
export interface SampleImage {
  title: string;
  description: string;
  picture: string;
  pictureAlt: string;
}

/** Samples, not work for a client: pages say so beside each. */
export const sampleImages: SampleImage[] = [
  {
    title: 'Нощна София',
    description: 'Плакат за вечерното работно време на кафене.',
    picture: '/pictures/gallery/night-city.webp',
    pictureAlt: 'Град с осветени прозорци през нощта',
  },
  {
    title: 'Розобер',
    description: 'Илюстрация за етикет на розова вода.',
    picture: '/pictures/gallery/roses.webp',
    pictureAlt: 'Розови храсти в редици',
  },
  {
    title: 'Черно море, три бала',
    description: 'Фон за сайта на сърф училище.',
    picture: '/pictures/gallery/black-sea.webp',
    pictureAlt: 'Морски вълни',
  },
  {
    title: 'Шевица по правило',
    description: 'Шарка за опаковка на домашни сладки.',
    picture: '/pictures/gallery/embroidery.webp',
    pictureAlt: 'Шарка от българска шевица',
  },
];
