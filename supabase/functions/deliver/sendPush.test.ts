import { encryptNotification } from '@block65/webcrypto-web-push';
import { importPair, pushBrowser } from '@vitrina/tests/fixtures/pushBrowser.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sendPush } from './sendPush.ts';

// https://www.rfc-editor.org/rfc/rfc8291#appendix-A
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  browser: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  sender: {
    point: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
    privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a push is encrypted as in the example of RFC 8291', async () => {
  const pair = await importPair(RFC.sender.point, RFC.sender.privateKey);
  vi.spyOn(crypto.subtle, 'generateKey').mockResolvedValue(pair as never);
  vi.spyOn(crypto, 'getRandomValues').mockReturnValue(Buffer.from(RFC.salt, 'base64url'));
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { p256dh, auth } = RFC.browser;
  const body = await encryptNotification(
    { endpoint: 'https://push.example.net/x', expirationTime: null, keys: { p256dh, auth } },
    new TextEncoder().encode(RFC.text),
    { pad: false },
  );
  expect(Buffer.from(body).toString('base64url')).toBe(RFC.body);
});

test('the browser of these tests decrypts that example, and nothing that was changed', async () => {
  const browser = await pushBrowser(RFC.browser);
  const body = new Uint8Array(Buffer.from(RFC.body, 'base64url'));
  expect(await browser.read(body)).toBe(RFC.text);
  body[100] = (body[100] ?? 0) ^ 1;
  await expect(browser.read(body)).rejects.toThrow();
});

test('without keys no push service is called', async () => {
  const request = vi.fn<typeof fetch>();
  const browser = { ...(await pushBrowser()), endpoint: 'https://push.example.com/x' };
  const message = { title: 'x', body: 'x', tag: 'x', address: '/chat' };
  expect(await sendPush(browser, message, { vapid: undefined, request })).toBe('refused');
  expect(request).not.toHaveBeenCalled();
});
