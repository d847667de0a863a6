import { expect, test } from 'vitest';
import { newAttachment, newMessage } from './newMessage.ts';

const anaToVera = { senderId: 'ana', receiverId: 'vera' };

test('surrounding spaces are not sent', () => {
  expect(newMessage(anaToVera, '  Здравейте!\n')).toMatchObject({
    sender_id: 'ana',
    receiver_id: 'vera',
    content: 'Здравейте!',
    message_type: 'text',
  });
});

test('a single address becomes a link, unless it is longer than a link may be', () => {
  expect(newMessage(anaToVera, ' https://zakvaska.example/proba ').message_type).toBe('link');
  // As the database decides when the message is corrected.
  for (const end of ['.', '/?', '/a!', '/a,', '/(a)', '/…'])
    expect(newMessage(anaToVera, `https://zakvaska.example${end}`).message_type, end).toBe('link');
  for (const words of [
    'Вижте https://a.example',
    'https://a.example и още',
    'www.a.example',
    'https://a.example/\u202Ea',
  ])
    expect(newMessage(anaToVera, words).message_type, words).toBe('text');
  expect(newMessage(anaToVera, `https://zakvaska.example/${'a'.repeat(2000)}`).message_type).toBe('text');
  expect(newMessage(anaToVera, 'javascript:alert(1)').message_type).toBe('text');
});

test('a picture has its path before it is sent, in the client’s folder', () => {
  const picture = {
    blob: new Blob(['RIFF']),
    type: 'image/webp',
    extension: 'webp',
    width: 800,
    height: 600,
  } as const;
  const message = newAttachment({ clientId: 'ana', senderId: 'vera', receiverId: 'ana' }, picture);
  expect(message).toMatchObject({
    content: 'Изображение',
    message_type: 'image',
    attachment_url: `chat-images/ana/${message.id}.webp`,
    attachment_type: 'image/webp',
    attachment_width: 800,
    attachment_height: 600,
  });
});

test('ids grow in the order of writing, even within a millisecond', () => {
  const ids = Array.from({ length: 200 }, () => newMessage(anaToVera, 'а').id);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(200);
});

test.each(['.', '0', '👨‍👩‍👧‍👦', '\u202eобърнато', '<b>', 'javascript:alert(1)'])(
  '%j is a message',
  (typed) => {
    expect(newMessage(anaToVera, typed)).toMatchObject({ content: typed, message_type: 'text' });
  },
);

test('characters that the database refuses are removed', () => {
  expect(newMessage(anaToVera, 'а\0б').content).toBe('аб');
  expect(newMessage(anaToVera, 'половин \ud83d знак').content).toBe('половин \ufffd знак');
});
