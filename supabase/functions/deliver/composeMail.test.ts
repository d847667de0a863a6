import { factsOfBrand } from '@vitrina/shared/studioFacts.ts';
import { expect, test } from 'vitest';
import { composeMail } from './composeMail.ts';

const LETTER = '00000000-0000-4000-8000-000000000003';
const settings = { sender: 'site@studio.bg', studio: 'vera@studio.bg', siteUrl: 'https://studio.bg' };
const id = '00000000-0000-4000-8000-000000000001';
const source_id = '00000000-0000-4000-8000-000000000002';
const sent = { name: 'Ана', email: 'ana@example.bg', created_at: '2026-11-21T20:05:00Z' };
const compose = (row: object) =>
  composeMail(
    { id, source_id, account_id: null, kind: 'test', recipient: null, reply_to: null, content: {}, ...row },
    settings,
    factsOfBrand,
    'k3y',
  );

test('the mail of an order has no phone if none was given', () => {
  const content = {
    ...sent,
    phone: 'N/A',
    title: 'AI Design Order - basic',
    message: 'Котка\nPackage: basic',
  };
  const mail = compose({ kind: 'contact_message', reply_to: 'ana@example.bg', content });
  expect(mail).toMatchObject({
    to: 'vera@studio.bg',
    replyTo: 'ana@example.bg',
    subject: 'Ново съобщение от Ана',
  });
  expect(mail.text).toContain(
    'Тема: AI Design Order - basic\nИзпратено: 21\u00a0ноември 2026\u00a0г., 22:05',
  );
  expect(mail.text).toContain('Котка\nPackage: basic');
  expect(mail.html).toContain('Котка<br>Package: basic</div>');
  expect(mail.text).toContain(`https://studio.bg/admin/contact-messages/${source_id}`);
  expect(mail.text).not.toContain('Телефон');
});

test.each([
  [{}, 'Получихме съобщението ви', 'получихме съобщението, което изпратихте на'],
  [{ is_order: true }, 'Получихме заявката ви', 'получихме заявката, която изпратихте на'],
])('a receipt of %j says „%s“', (kind, subject, opening) => {
  const content = { created_at: sent.created_at, ...kind };
  const mail = compose({ kind: 'contact_message_receipt', recipient: 'ana@example.bg', content });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(`${opening} 21\u00a0ноември 2026\u00a0г. в 22:05 през сайта ни.`);
  // Nobody can promise more: an answer to the inquiry would go to the same address.
  expect(mail.text).toContain('Отговорете ни и ще изтрием адреса ви.');
});

test('an inquiry names the service or the template', () => {
  const about = (service: string, titled = {}) =>
    compose({
      kind: 'inquiry',
      content: { ...sent, phone: '1', service, ...titled, choice: '', message: 'x' },
    }).text;
  expect(about('websites', { service_title: 'Уебсайтове по мярка' })).toContain(
    'Услуга: Уебсайтове по мярка',
  );
  expect(about('no-template')).toContain('Услуга: Без шаблон');
  expect(about('Старият орех')).toContain('Услуга: „Старият орех“');
  expect(about('drone-video')).toContain('Услуга: drone-video\n');
});

test("the visitor's choice is shown beside the service, if there is one", () => {
  const having = (choice: string) =>
    compose({ kind: 'inquiry', content: { ...sent, phone: '1', service: 'websites', choice, message: 'x' } })
      .text;
  expect(having('Информативен сайт – 255,65 € (500 лв.)')).toContain(
    '\nИзбрано: Информативен сайт – 255,65 € (500 лв.)\n',
  );
  expect(having('')).not.toContain('Избрано');
});

test('an invalid address is no Reply-To, and the mail says so', () => {
  const mail = compose({
    kind: 'inquiry',
    content: { ...sent, phone: '1', service: 'x', choice: '', message: 'y' },
  });
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail.text).toContain('Потърсете го по телефона.');
});

test('a mail about unread messages quotes them for the studio, and for a client only on request', () => {
  const ana = { client_id: '0c3f', name: 'Ана Петрова' };
  const toStudio = compose({
    kind: 'chat',
    content: { ...ana, count: 2, texts: ['Здравейте', 'Готово ли е?'] },
  });
  expect(toStudio.subject).toBe('2 нови съобщения в чата от Ана Петрова');
  expect(toStudio.text).toContain('Здравейте\n\nГотово ли е?');
  expect(toStudio.text).toContain('https://studio.bg/chat-admin?client=0c3f');
  expect(compose({ kind: 'chat', content: { ...ana, count: 1, texts: [null] } }).text).toContain(
    'Изпратено е изображение.',
  );

  const content = { ...ana, count: 1, texts: null as string[] | null };
  const toClient = compose({ kind: 'chat', account_id: '0c3f', recipient: 'ana@example.bg', content });
  expect(toClient).toMatchObject({
    to: 'ana@example.bg',
    replyTo: 'vera@studio.bg',
    subject: 'Ново съобщение от „Витрина“',
  });
  expect(toClient.text).toContain('https://studio.bg/chat#key=k3y&for=0c3f\n');
  expect(toStudio.text).not.toContain('k3y');
  expect(toClient.text).toContain('Текста не изпращаме по имейл');

  content.texts = ['Готово е.'];
  const { text } = compose({ kind: 'chat', account_id: '0c3f', recipient: 'ana@example.bg', content });
  expect(text).toContain('Готово е.');
  expect(text).toContain('Ако не искате текста по имейл, изключете го в чата, в „Известия“.');
  expect(text).not.toContain('Текста не изпращаме по имейл');
});

test('line breaks in a name do not break a header or a line of the text', () => {
  const content = {
    ...sent,
    name: 'Ана\r\nBcc: b@example.bg\u2028\0',
    phone: '1',
    service: 'x',
    choice: '',
    message: 'y',
  };
  const { subject, text } = compose({ kind: 'inquiry', content });
  expect(subject).toBe('Ново запитване от Ана Bcc: b@example.bg');
  expect(text).toContain('\nИме: Ана Bcc: b@example.bg\n');
});

test('a long name is cut between characters', () => {
  const content = { ...sent, name: '😀'.repeat(140), phone: '1', service: 'x', choice: '', message: 'y' };
  const { subject } = compose({ kind: 'inquiry', content });
  expect([...subject]).toHaveLength(150);
  expect(subject).toMatch(/^Ново запитване от (😀)+…$/u);
});

const letter = (content: object) =>
  compose({
    kind: 'letter',
    recipient: 'ana@example.bg',
    content: {
      subject: 'Вашият сайт',
      body: 'Здравейте, Ана,\r\nготов е.',
      quote: null,
      references: [],
      ...content,
    },
  });

test('a letter contains what was written, names its author, and is answered to the studio', () => {
  const mail = letter({});
  expect(mail).toMatchObject({
    to: 'ana@example.bg',
    replyTo: 'vera@studio.bg',
    subject: 'Вашият сайт',
    isAutomatic: false,
    references: [],
  });
  expect(mail.text).toMatch(/^Здравейте, Ана,\nготов е\.\n\n-- \n/);
  expect(mail.html).toContain('<p>Здравейте, Ана,<br>готов е.</p>');
  expect(mail.text).not.toContain('написахте');
});

test('a letter quotes what it answers, unchanged, below everything else', () => {
  const quote = { message: 'Искам сайт.\r\n<b>Спешно</b>', created_at: '2026-11-21T20:05:00Z' };
  const { text, html } = letter({ quote });
  expect(text).toMatch(
    /\n-- \n.+\n\nНа 21\u00a0ноември 2026\u00a0г\. в 22:05 написахте:\n> Искам сайт\.\n> <b>Спешно<\/b>\n$/,
  );
  expect(html).toContain('Искам сайт.<br>&lt;b&gt;Спешно&lt;/b&gt;</blockquote>');
});

test('a letter refers to earlier ones, by valid ids only', () => {
  expect(letter({ references: [id, LETTER] }).references).toEqual([id, LETTER]);
  expect(() => letter({ references: [`${id}>\r\nBcc: <b@example.bg`] })).toThrow();
});

test("a letter's subject cannot add headers", () => {
  expect(letter({ subject: 'Сайт\r\nBcc: b@example.bg\u2028' }).subject).toBe('Сайт Bcc: b@example.bg');
});

test("the digest counts and lists today's steps", () => {
  const digest = (...steps: object[]) => compose({ kind: 'digest', content: { steps } });
  const step = { name: 'Ана\r\nX: y', step: 'Обаждане' };
  expect(digest(step).subject).toBe('За днес: 1 стъпка');
  expect(digest(step, step)).toMatchObject({ to: 'vera@studio.bg', subject: 'За днес: 2 стъпки' });
  expect(digest(step).text).toContain('Ето какво сте си записали.\n\nАна X: y: Обаждане');
  expect(digest(step).text).toContain('https://studio.bg/admin/people');
});

test('the mail about a failed publication names the text and leads to it', () => {
  const failed = (title: string | null, table_name = 'posts') =>
    compose({ kind: 'schedule_failed', content: { table_name, row_key: '7', title } });
  expect(failed('Коледа')).toMatchObject({ to: 'vera@studio.bg', subject: 'Насрочената публикация не успя' });
  expect(failed('Коледа').text).toContain('Коледа');
  expect(failed('Коледа').text).toContain('https://studio.bg/admin/posts/7\n');
  expect(failed(null, 'studio_facts').text).toContain('https://studio.bg/admin/studio-facts/7\n');
});

test.each(['team_invitation', 'password_link'])('%s has its key in the fragment of the link', (kind) => {
  const row = {
    id,
    source_id,
    account_id: '0c3f',
    kind,
    recipient: 'mila@example.bg',
    reply_to: null,
    content: {},
  };
  const { text } = composeMail(row, settings, factsOfBrand, 'the-key');
  expect(text).toContain('https://studio.bg/admin/login#key=the-key\n');
  expect(() => composeMail(row, settings, factsOfBrand)).toThrow('no key');
});

test.each(['constructor', 'to_string', 'push'])('%s is not a kind of mail', (kind) => {
  expect(() => compose({ kind })).toThrow('no mail of the kind');
});

test('a test mail says that mails arrive', () => {
  expect(compose({}).text).toContain('Щом четете това, писмата от сайта стигат до вас.');
});

test('a mail wears the colours of the site', () => {
  const { html } = compose({});
  expect(html).toContain('background:#f7f7f1;color:#0c231c');
  expect(html).toContain('background:#074130;color:#f7f7f1');
});

test.each(['request_reminder', 'request_last_reminder'])(
  '%s names the request and signs the client in',
  (kind) => {
    const content = { title: 'Начална страница' };
    const { subject, text } = compose({ kind, account_id: '0c3f', recipient: 'ana@example.bg', content });
    expect(subject).toBe('Чака отговора ви: Начална страница');
    expect(text).toContain('чакаме отговора ви за „Начална страница“, за да продължим.');
    expect(text).toContain('Отвори: https://studio.bg/chat#key=k3y&for=0c3f\n');
  },
);

test.each([
  ['invitation', { name: 'Ана', username: 'ana' }],
  ['sign_in', {}],
])('%s signs the client in', (kind, content) => {
  const { text } = compose({ kind, account_id: '0c3f', recipient: 'ana@example.bg', content });
  expect(text).toContain('Влез: https://studio.bg/chat#key=k3y&for=0c3f\n');
});

test("each mail ends with the studio's contact details, which also give its mailbox", () => {
  const row = { id, source_id, account_id: null, kind: 'test', recipient: null, reply_to: null, content: {} };
  const facts = {
    ...factsOfBrand,
    email: 'nov@studio.bg',
    address: 'пл. „Нов“ 2, Пловдив 4000',
    phones: ['032 00 00 00'],
  };
  const mail = composeMail(row, { ...settings, studio: undefined }, facts);
  expect(mail.to).toBe('nov@studio.bg');
  expect(mail.text).toContain('-- \nВитрина · пл. „Нов“ 2, Пловдив 4000 · 032 00 00 00');
  expect(mail.html).toContain('пл. „Нов“ 2, Пловдив 4000 · 032 00 00 00');
});
