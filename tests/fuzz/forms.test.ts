import { aiOrderSchema, contactMessageOf, imageTypes } from '@vitrina/shared/schemas/aiOrder.ts';
import { contactMessageSchema } from '@vitrina/shared/schemas/contactMessage.ts';
import { galleryImageSchema } from '@vitrina/shared/schemas/galleryImage.ts';
import { inquirySchema } from '@vitrina/shared/schemas/inquiry.ts';
import { projectSchema } from '@vitrina/shared/schemas/project.ts';
import { templateSchema, templateStatuses } from '@vitrina/shared/schemas/template.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actors, backend, request } from '../attacks/attackedBackend.ts';
import { liftMessageLimit } from '../fixtures/liftMessageLimit.ts';
import { runs } from './runs.ts';
import { someText } from './someText.ts';

// What a form lets pass, the database takes and keeps as it is: nobody is told „sent“ and then meets an error, and
// nothing is changed on the way. Whatever is sent past the forms is refused with a reason, never with a failure.

const someEmail = fc.oneof(
  someText,
  fc.emailAddress(),
  fc.tuple(someText, someText).map((sides) => sides.join('@')),
);
const someLink = fc.oneof(
  someText,
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('javascript:alert(1)', '//evil.example', '/\\evil', '/demo/mehana', 'data:,x'),
  fc.constantFrom(
    'HTTPS://Пример.бг',
    'https://a.bg/\u202egpj',
    'https://a.bg/\u200fgpj',
    'https://a.bg/\u2067gpj',
  ),
  fc.tuple(fc.constantFrom('https://', '/'), someText).map((parts) => parts.join('')),
);

const somePicture = fc.oneof(
  someLink,
  fc.constantFrom(
    '/pictures/blog/klekshop.svg',
    'content-images/a.webp',
    'Offer Images/a.webp',
    '/pictures/../a',
  ),
  fc.tuple(fc.constantFrom('project-images/', '/pictures/blog/'), someText).map((parts) => parts.join('')),
);

const website = fc.constantFrom('', '', '', 'http://spam.example');
// Mostly as people fill it in: a form that refuses everything says nothing of what it lets pass.
const filledIn = (usual: string, odd = someText) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: odd });
const visitor = {
  name: filledIn('Ана'),
  email: filledIn('ana@example.bg', someEmail),
  phone: filledIn('0888 123 456'),
  message: filledIn('Здравейте!'),
  website,
};

test('inquiries', () =>
  holds(fc.record({ ...visitor, service: filledIn('websites') }), (typed) => {
    const { data } = inquirySchema.safeParse(typed);
    return { sent: data ?? typed, isAccepted: data?.website === '', path: 'rpc/submit_inquiry' };
  }));

test('contact messages', () =>
  holds(fc.record({ ...visitor, title: filledIn('Въпрос') }), (typed) => {
    const { data } = contactMessageSchema.safeParse(typed);
    return { sent: data ?? typed, isAccepted: data?.website === '', path: 'rpc/submit_contact_message' };
  }));

test('orders of AI pictures', () => {
  const ordered = { description: filledIn('Котка'), imageType: fc.constantFrom(...imageTypes) };
  const { name, email } = visitor;
  return holds(fc.record({ name, email, website, ...ordered }), (typed) => {
    const { data } = aiOrderSchema.safeParse(typed);
    const sent = contactMessageOf(data ?? typed);
    return { sent, isAccepted: data?.website === '', path: 'rpc/submit_contact_message' };
  });
});

const order_index = fc.oneof(fc.integer(), fc.double(), someText);
const template = {
  name: filledIn('Пекарна'),
  description: filledIn('За пекарни.'),
  demo_url: filledIn('/demo/mehana', someLink),
  image_url: filledIn('/pictures/blog/klekshop.svg', somePicture),
  order_index,
};
const status = fc.constantFrom(...templateStatuses);
const project = {
  title: filledIn('Пекарна'),
  description: filledIn('Сайт на пекарна.'),
  image: filledIn('/pictures/blog/klekshop.svg', somePicture),
  url: filledIn('https://pekarna.example', someLink),
};
const picture = {
  title: filledIn('Котка'),
  description: filledIn('На прозореца.'),
  alt: filledIn('Котка на прозорец'),
  image_url: filledIn('/pictures/blog/klekshop.svg', somePicture),
  order_index,
};

test.each([
  ['projects', projectSchema, project],
  ['templates', templateSchema, { ...template, status }],
  ['ai_gallery_images', galleryImageSchema, picture],
] as const)('%s', (path, schema, fields) =>
  holds(fc.record<Record<string, unknown>>(fields), (typed) => {
    const { data } = schema.safeParse(typed);
    // The list decides on the place: one beyond its end means the end.
    const { order_index: _, ...sent } = { order_index: 0, ...(data ?? typed) };
    return { sent, isAccepted: data !== undefined, path };
  }),
);

test('messages of the chat', async () => {
  await liftMessageLimit(backend.dbUrl);
  const message_type = fc.constantFrom('text', 'link', 'image', 'video');
  await holds(fc.record({ id: fc.uuid(), content: filledIn('Здравейте!'), message_type }), (typed) => ({
    sent: { ...typed, sender_id: actors.client.id, receiver_id: actors.admin.id },
    isAccepted:
      typed.message_type === 'text' &&
      /[a-zа-я0-9]/i.test(typed.content) &&
      typed.content.length <= 4000 &&
      !typed.content.includes('\0'),
    path: 'chat_messages',
    actor: 'client',
  }));
});

interface Attempt {
  sent: Record<string, unknown>;
  isAccepted: boolean;
  path: string;
  actor?: 'client';
}

/** Sends what was made up: what the form accepts must be kept as sent, and nothing may fail. */
async function holds<Typed>(typed: fc.Arbitrary<Typed>, attempt: (typed: Typed) => Attempt): Promise<void> {
  const prefer = { prefer: 'return=representation' };
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(typed, async (value) => {
      const {
        sent,
        isAccepted,
        path,
        actor = path.startsWith('rpc/') ? 'visitor' : 'admin',
      } = attempt(value);
      const { status, body } = await request(actor, 'POST', `/rest/v1/${path}`, sent, prefer);
      if (!isAccepted) return;
      accepted += 1;
      expect(status, JSON.stringify(body)).toBe(path.startsWith('rpc/') ? 200 : 201);
      const { website, ...kept } = sent;
      expect(Array.isArray(body) ? body[0] : body).toMatchObject(kept);
    }),
    runs(60),
  );
  expect(accepted, 'how many the form let pass').toBeGreaterThan(0);
}
