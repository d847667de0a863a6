import { brand } from '@vitrina/shared/brand.ts';

export const footerText = {
  follow: 'Последвайте ни',
  newTab: '(отваря се в нов раздел)',
  slogan: `Малко студио от ${brand.city}, което подрежда чужди витрини от ${brand.foundedYear} г.`,
};
