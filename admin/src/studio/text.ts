import { vatText } from '@vitrina/shared/text.ts';

export const text = {
  opens: (day: string) => `Отваряме, ${day}`,
  closes: (day: string) => `Затваряме, ${day}`,
  rests: 'почиваме',
  closedDay: 'Почивен ден',
  past: 'Изберете ден от днес нататък.',
  add: 'Добави',
  addHolidays: (year: number) => `Добави официалните празници за ${year}`,
  remove: (day: string) => `Премахни ${day}`,
  noneClosed: 'Няма предстоящи почивни дни.',
  phone: (place: number) => (place === 0 ? 'Телефон' : `Телефон ${place + 1}`),
  profileName: (place: number) => `Мрежа ${place + 1}`,
  profileUrl: (place: number) => `Адрес на профила ${place + 1}`,
  vat: vatText,
};
