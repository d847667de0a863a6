import { expect, test } from 'vitest';
import { newMessage } from './newMessage.ts';
import { refusalText } from './refusalText.ts';

const message = newMessage({ senderId: 'vera', receiverId: 'ana' }, 'Здравей');
const picture = { ...message, picture: new Blob() };
const file = { ...message, file: new Blob() };

test.each([
  ['picture', picture, 'too-large', 'Грешка при качване', 'Изображението е прекалено голямо.'],
  ['file', file, 'wrong-type', 'Грешка при качване', 'Такива файлове не приемаме.'],
  ['file', file, 'full', 'Грешка при качване', 'Твърде много файлове. Опитайте по-късно.'],
  ['picture', picture, 'refused', 'Грешка при качване', 'Сървърът не прие изображението.'],
  ['text', message, 'refused', 'Грешка при изпращане', undefined],
  [
    'picture',
    picture,
    'too-many',
    'Грешка при изпращане',
    'Твърде много съобщения за кратко време. Опитайте по-късно.',
  ],
] as const)('a %s that is refused says what failed, and why', (_, refused, refusal, title, text) => {
  expect(refusalText(refused, refusal)).toEqual({ title, ...(text && { text }) });
});
