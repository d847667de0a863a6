import { expect, test } from 'vitest';
import { isTooLong, newAttachment, newMessage } from './newMessage.ts';

const anaToVera = { senderId: 'ana', receiverId: 'vera' };

test('what is written goes without the spaces around it', () => {
  expect(newMessage(anaToVera, '  Здравейте!\n')).toMatchObject({
    sender_id: 'ana',
    receiver_id: 'vera',
    content: 'Здравейте!',
    message_type: 'text',
  });
});

test('an address alone becomes a link, unless it is longer than a link may be', () => {
  expect(newMessage(anaToVera, ' https://zakvaska.example/proba ').message_type).toBe('link');
  expect(newMessage(anaToVera, `https://zakvaska.example/${'a'.repeat(2000)}`).message_type).toBe('text');
  expect(newMessage(anaToVera, 'javascript:alert(1)').message_type).toBe('text');
});

test('a picture has its place before it goes, in the folder of the client', () => {
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

test('ids grow in the order of writing, also within a millisecond', () => {
  const ids = Array.from({ length: 200 }, () => newMessage(anaToVera, 'а').id);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(200);
});

test('the limit counts characters as the database does', () => {
  expect(isTooLong('я'.repeat(4000))).toBe(false);
  expect(isTooLong('я'.repeat(4001))).toBe(true);
  expect(isTooLong('🥖'.repeat(4000))).toBe(false);
});

test.each(['.', '0', '👨‍👩‍👧‍👦', '\u202eобърнато', '<b>', 'javascript:alert(1)'])(
  '%j is a message',
  (typed) => {
    expect(newMessage(anaToVera, typed)).toMatchObject({ content: typed, message_type: 'text' });
  },
);

test('what is no text is left out, or the database would refuse the rest with it', () => {
  expect(newMessage(anaToVera, 'а\0б').content).toBe('аб');
  expect(newMessage(anaToVera, 'половин \ud83d знак').content).toBe('половин \ufffd знак');
});
