import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { mailWith } from '@vitrina/tests/fixtures/linkFromMail.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { png } from './content/pictureFiles.ts';
import { publishSite } from './publishSite.ts';
import { sendInquiry } from './sendInquiry.ts';

test('the text of a service reaches the visitors, with its prices', async ({ page, adminPage, backend }) => {
  test.setTimeout(240_000); // It waits for two builds.
  const services = createServiceClient(backend.apiUrl, backend.secretKey).from('services');
  const { data: before } = await services.select().eq('id', 'copywriting').single().throwOnError();
  const textOf = async (path: string) => (await page.request.get(path)).text();
  const field = (name: string) => adminPage.getByRole('textbox', { name, exact: true });
  await adminPage.goto('/admin/services/copywriting');
  await field('Заглавие').fill('Текстове за витрини');
  await field('Табела').fill('Витрини');
  await field('Описание').fill('Кратко и ясно.');
  const question = adminPage.getByRole('group', { name: 'Въпрос 1' });
  await question.getByRole('textbox', { name: 'Отговор' }).fill('Струва {edit-page}.');
  const choosing = adminPage.waitForEvent('filechooser');
  await adminPage
    .getByRole('group', { name: 'Снимка 3' })
    .getByRole('button', { name: 'Сменете снимката' })
    .click();
  await (await choosing).setFiles(png('third.png', 640, 480));
  await expect(adminPage.getByRole('status').filter({ hasText: 'Снимката е качена' })).toBeAttached();
  await adminPage.getByRole('button', { name: 'Публикувай' }).click();
  await expect(adminPage.locator('.MuiSnackbarContent-root', { hasText: 'Публикувано' })).toBeVisible();

  await test.step('its new title is used in the mail, in the console and by the search', async () => {
    // A new address, because otherwise the inquiry belongs to a person who has written before.
    const email = `${crypto.randomUUID()}@primer.example`;
    const { name } = await sendInquiry(backend, { service: 'copywriting', email });
    await mailWith(backend.mailsUrl, name, 'Текстове за витрини');
    await adminPage.goto('/admin');
    await adminPage.getByRole('textbox', { name: 'Търсене' }).fill(`${name} витрини`);
    await expect(adminPage.getByRole('row').filter({ hasText: name })).toContainText('Текстове за витрини');
    await adminPage.goto('/admin/people');
    await adminPage.getByRole('searchbox', { name: 'Търсене по име, имейл или телефон' }).fill(name);
    await expect(adminPage.getByRole('listitem').filter({ hasText: name })).toContainText(
      'Текстове за витрини',
    );
  });
  await publishSite(adminPage);

  await page.goto('/services/copywriting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Текстове за витрини');
  await expect(page.getByRole('main')).toContainText('Струва 25,56–40,90 € (50–80 лв.).');
  const third = page.getByRole('figure').nth(2);
  await expect(third.getByRole('img')).toHaveAttribute('srcset', /\/_astro\/.+480w/);
  expect(await textOf('/services/copywriting')).toContain(
    '"name":"Текстове за витрини","description":"Кратко и ясно."',
  );
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Витрини от/ })).toBeVisible();
  for (const path of ['/', '/services', '/services/websites', '/inquiry', '/llms.txt'])
    expect(await textOf(path), path).toContain('Текстове за витрини');

  const { id, updated_at, ...words } = before;
  await services.update(words).eq('id', id).throwOnError();
  await publishSite(adminPage);
  expect(await textOf('/services')).toContain(before.title);
});

test('questions, testimonials and the details of the studio reach the visitors', async ({
  page,
  adminPage,
  backend,
}) => {
  test.setTimeout(240_000); // It waits for two builds.
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const main = page.getByRole('main');
  const textOf = async (path: string) => (await page.request.get(path)).text();
  const { data: facts } = await service.from('studio_facts').select().single().throwOnError();
  const day = { opens: '10:00', closes: '16:30' };
  const changed = {
    ...{ email: 'nov@vitrina.example', phones: ['032 00 00 00', '+359 88 000 00 00'] },
    ...{ address: 'пл. „Нов“ 2, Пловдив 4000', hours: [day, day, null, null, null, day, null] },
    ...{
      closed_days: ['2099-01-01'],
      social: [{ name: 'Facebook', url: 'https://facebook.com/vitrina.example' }],
    },
  };
  await service.from('studio_facts').update(changed).eq('id', 'studio').throwOnError();
  const { data: faq } = await service
    .from('faqs')
    .insert({ question: 'Проба?', answer: 'Струва {edit-page}, {друго}.' })
    .select()
    .single()
    .throwOnError();
  const { data: review } = await service
    .from('testimonials')
    .insert({ name: 'Ана Петрова', quote: 'Ясно и навреме.', rating: 4 })
    .select()
    .single()
    .throwOnError();
  await publishSite(adminPage);

  const contact = await textOf('/contact');
  await page.goto('/contact');
  await expect(main).toContainText('Работно време: понеделник–вторник, 10:00–16:30; събота, 10:00–16:30 ч.');
  await expect(main).toContainText('пл. „Нов“ 2, Пловдив 4000');
  expect(contact).toContain('"streetAddress":"пл. „Нов“ 2","postalCode":"4000","addressLocality":"Пловдив"');
  expect(contact).toContain('"opens":"10:00","closes":"16:30"');
  expect(contact).toContain('"validFrom":"2099-01-01"');
  for (const said of [
    'mailto:nov@vitrina.example',
    'tel:+35932000000',
    'tel:+359880000000',
    'facebook.com/vitrina',
  ])
    expect(contact).toContain(said);
  expect(contact).not.toContain('02 000 00 00');
  expect(await textOf('/llms.txt')).toContain('- Monday–Tuesday, 10:00–16:30 (Europe/Sofia)');
  await page.goto('/websaitove');
  await expect(main).toContainText('Струва 25,56–40,90 € (50–80 лв.), {друго}.');
  await page.clock.setFixedTime('2026-11-23T12:00:00+02:00');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hours', 'open');
  await expect(page.getByText('Отворено до 16:30').filter({ visible: true }).first()).toBeVisible();
  const reviews = page.getByRole('region', { name: /Книга за похвали/ }).getByRole('listitem');
  await expect(reviews.filter({ hasText: 'Ана Петрова' })).not.toContainText('Примерен отзив');
  await expect(reviews.filter({ hasText: 'Примерен отзив' })).toHaveCount(3);

  await service.from('faqs').delete().eq('id', faq.id).throwOnError();
  await service.from('testimonials').delete().eq('id', review.id).throwOnError();
  await service.from('studio_facts').update(facts).eq('id', 'studio').throwOnError();
  await publishSite(adminPage);
  expect(await textOf('/contact')).toContain('02 000 00 00');
});
