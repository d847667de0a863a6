import { vatText } from '@vitrina/shared/text.ts';

/** As in an offer, but among other sentences. */
export const vatSentence = { ...vatText, included: 'Цените са с включен ДДС.' };

/** These stand alone, so that the till does not carry the other texts. */
export const exactPrice = 'Точната цена научавате, преди да започнем.';
export const nameWithUnit = (name: string, unit: string | null | undefined) =>
  unit ? `${name}, на ${unit}` : name;

export const pricingText = {
  packages: 'Пакети',
  table: 'Пакети за сайт',
  price: 'Цена',
  audience: 'За кого е',
  inquiry: 'Запитване',
  choosePackage: 'Изберете пакета',
  quoted: (name: string) => ` „${name}“`,
  included: 'Включено',
  notIncluded: 'Не е включено',
  rate: ' Преизчислено по фиксирания курс 1 € = 1,95583 лв.',
  choose: 'Изберете',
  chooseItem: (name: string) => `Изберете: ${name}`,
  receipt: 'Поддръжка и промени',
  receiptGroups: {
    maintenance: 'Месечна поддръжка',
    'voluntary-maintenance': 'По желание, след безплатните 3 месеца',
    edits: 'Отделни промени',
  },
  thanks: 'Благодарим ви. Заповядайте пак!',
};
