import { aiOrderSchema, contactMessageOf, imageTypes } from '@vitrina/shared/schemas/aiOrder.ts';
import { contactMessageSchema } from '@vitrina/shared/schemas/contactMessage.ts';
import { galleryImageSchema } from '@vitrina/shared/schemas/galleryImage.ts';
import { inquirySchema } from '@vitrina/shared/schemas/inquiry.ts';
import { projectSchema } from '@vitrina/shared/schemas/project.ts';
import { templateSchema, templateStatuses } from '@vitrina/shared/schemas/template.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actors, request } from '../attacks/attackedBackend.ts';
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
  fc.constantFrom(
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil',
    '/demo/mehana',
    'HTTPS://Пример.бг',
    'data:,x',
  ),
  fc.constantFrom('\u202e', '\u200f', '\u2067').map((sign) => `https://example.bg/${sign}gpj`),
  someText.map((rest) => `https://${rest}`),
  someText.map((rest) => `/${rest}`),
);
const honeypot = fc.constantFrom('', '', '', 'http://spam.example');

const visitor = { name: someText, email: someEmail, phone: someText, message: someText, website: honeypot };

test('inquiries', () =>
  holds(fc.record({ ...visitor, service: someText }), async (typed) => {
    const { data } = inquirySchema.safeParse(typed);
    return { sent: data ?? typed, isAccepted: data?.website === '', path: '/rest/v1/rpc/submit_inquiry' };
  }));

test('contact messages', () =>
  holds(fc.record({ ...visitor, title: someText }), async (typed) => {
    const { data } = contactMessageSchema.safeParse(typed);
    return {
      sent: data ?? typed,
      isAccepted: data?.website === '',
      path: '/rest/v1/rpc/submit_contact_message',
    };
  }));

test('orders of AI pictures', () => {
  const { name, email, website } = visitor;
  const order = fc.record({
    name,
    email,
    website,
    description: someText,
    imageType: fc.constantFrom(...imageTypes),
  });
  return holds(order, async (typed) => {
    const { data } = aiOrderSchema.safeParse(typed);
    const sent = contactMessageOf(data ?? typed);
    return { sent, isAccepted: data?.website === '', path: '/rest/v1/rpc/submit_contact_message' };
  });
});

const order_index = fc.oneof(fc.integer(), fc.double(), someText);

test.each([
  ['projects', projectSchema, { title: someText, description: someText, image: someLink, url: someLink }],
  [
    'templates',
    templateSchema,
    {
      name: someText,
      description: someText,
      demo_url: someLink,
      image_url: someLink,
      order_index,
      status: fc.constantFrom(...templateStatuses),
    },
  ],
  [
    'ai_gallery_images',
    galleryImageSchema,
    { title: someText, description: someText, alt: someText, image_url: someLink, order_index },
  ],
] as const)('%s', (table, schema, fields) =>
  holds(fc.record<Record<string, unknown>>(fields), async (typed) => {
    const { data } = schema.safeParse(typed);
    // The list decides on the place: one beyond its end means the end.
    const { order_index: _, ...sent } = { order_index: 0, ...(data ?? typed) };
    return { sent, isAccepted: data !== undefined, path: `/rest/v1/${table}` };
  }),
);

test('messages of the chat', () => {
  const { client, admin } = actors;
  const message = fc.record({
    id: fc.uuid(),
    content: someText,
    message_type: fc.constantFrom('text', 'link', 'image', 'video'),
  });
  return holds(message, async (typed) => ({
    sent: { ...typed, sender_id: client.id, receiver_id: admin.id },
    isAccepted:
      typed.message_type === 'text' &&
      /[a-zа-я0-9]/i.test(typed.content) &&
      typed.content.length <= 4000 &&
      !typed.content.includes('\0'),
    path: '/rest/v1/chat_messages',
    actor: 'client',
  }));
});

interface Attempt {
  sent: Record<string, unknown>;
  isAccepted: boolean;
  path: string;
  actor?: 'client' | 'admin';
}

/** Sends what was made up: it must be kept as sent if the form accepts it, and refused or kept as sent if not. */
async function holds<Typed>(typed: fc.Arbitrary<Typed>, attempt: (typed: Typed) => Promise<Attempt>) {
  await fc.assert(
    fc.asyncProperty(typed, async (value) => {
      const { sent, isAccepted, path, actor } = await attempt(value);
      const by = actor ?? (path.includes('/rpc/') ? 'visitor' : 'admin');
      const { status, body } = await request(by, 'POST', path, sent, {
        prefer: 'return=representation',
      });
      if (isAccepted) expect([200, 201], JSON.stringify(body)).toContain(status);
      if (status >= 400) return;
      const { website: _, ...kept } = sent;
      if (isAccepted) expect(Array.isArray(body) ? body[0] : body).toMatchObject(kept);
    }),
    runs(60),
  );
}
