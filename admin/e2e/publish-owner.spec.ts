import type { Locator, Page } from '@playwright/test';
import { formatDay, nextWeekday, today } from '@vitrina/shared/calendar.ts';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { publicText } from './publishing/publicText.ts';
import { publishSite } from './publishing/publishSite.ts';
import { toast } from './toast.ts';

const MOST_TAPS = 6;
const MONDAY = 1;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('everyday changes take the owner at most six taps on a phone, and reach the visitors', async ({
  adminPage: page,
  backend,
}) => {
  test.setTimeout(240_000); // It waits for a build.
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const { data: price } = await service
    .from('prices')
    .select()
    .eq('id', 'site-catalog')
    .single()
    .throwOnError();
  const { data: studio } = await service.from('studio_facts').select().single().throwOnError();
  const question = `Идвате ли на място ${crypto.randomUUID().slice(0, 6)}?`;
  const monday = nextWeekday(today(), MONDAY);

  await test.step('change a price', async () => {
    const { tap, write, publish } = await ownerAt(page, 'Цени');
    await tap(page.getByRole('link', { name: `Редактирай цената „${price.name}“` }));
    await write(page.getByRole('spinbutton', { name: 'Цена', exact: true }), '612');
    await publish();
  });

  await test.step('change the hours', async () => {
    const { write, publish } = await ownerAt(page, 'Студиото');
    await write(page.getByLabel('Затваряме, петък'), '16:30');
    await publish();
  });

  await test.step('add a closed day on Monday', async () => {
    const { tap, write, publish } = await ownerAt(page, 'Студиото');
    await write(page.getByLabel('Почивен ден'), monday);
    await tap(page.getByRole('button', { name: 'Добави', exact: true }));
    await expect(page.getByRole('button', { name: `Махни ${formatDay(monday)}` })).toBeVisible();
    await publish();
  });

  await test.step('add a question', async () => {
    const { tap, write, publish } = await ownerAt(page, 'Въпроси');
    await tap(page.getByRole('link', { name: 'Нов въпрос' }));
    await write(page.getByRole('textbox', { name: 'Въпрос' }), question);
    await write(page.getByRole('textbox', { name: 'Отговор' }), 'Да, и кафето е от нас.');
    await publish();
  });

  await publishSite(page);
  expect(await publicText(page.request, '/pricing')).toContain('312,91+ € (612+ лв.)');
  expect(await publicText(page.request, '/contact')).toContain(
    'понеделник–четвъртък, 9:00–18:00; петък, 9:00–16:30',
  );
  expect(await (await page.request.get('/contact')).text()).toContain(`"validFrom":"${monday}"`);
  const websites = await publicText(page.request, '/websaitove');
  expect(websites).toContain(question);
  expect(websites).toContain('Да, и кафето е от нас.');

  await service.from('faqs').delete().eq('question', question).throwOnError();
  await service.from('studio_facts').update(studio).eq('id', studio.id).throwOnError();
  await service.from('prices').update(price).eq('id', price.id).throwOnError();
});

/** From the start page to a page of „Съдържание“. Every tap is counted, also those into fields, but not the keys. */
async function ownerAt(page: Page, tab: string) {
  let taps = 0;
  async function tap(target: Locator) {
    taps += 1;
    await target.tap();
  }
  async function write(field: Locator, words: string) {
    await field.waitFor();
    if (!(await field.evaluate((element) => element === document.activeElement))) await tap(field);
    await field.fill(words);
  }
  async function publish() {
    await tap(page.getByRole('button', { name: 'Публикувай', exact: true }));
    await expect(toast(page, 'Публикувано')).toBeVisible();
    expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  }

  await page.goto('/admin');
  await tap(page.getByRole('button', { name: /^Меню/ }));
  await tap(page.getByRole('link', { name: 'Съдържание' }));
  await tap(page.getByRole('navigation', { name: 'Съдържание' }).getByRole('link', { name: tab }));
  return { tap, write, publish };
}
