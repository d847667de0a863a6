import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { storeRequest } from '@vitrina/tests/fixtures/storeRequest.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';

// The answer when the drafts cannot be read.
test.use({ expectedErrors: [/status of 400/] });

test('a client’s review becomes a draft, is shortened, and is published beside the samples', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  const database = service(backend);
  const client = await makeClient(backend);
  const name = `Ана ${client.username}`;
  const review = (may_show: boolean) =>
    storeRequest(backend, client.id, {
      ...{ kind: 'review', title: 'Отзив', content: {}, state: 'done' },
      answer: { rating: 4, words: 'Ясно '.repeat(130), name, company: '', may_show },
      answered_at: new Date().toISOString(),
    });
  await review(false);
  const id = await review(true);

  await test.step('in the timeline of the person only a review that may be shown leads to the form of its draft', async () => {
    const { data: person } = await database
      .from('people')
      .select('id')
      .eq('client_id', client.id)
      .single()
      .throwOnError();
    await page.goto(`/admin/people/${person.id}`);
    const reviews = page.getByRole('listitem').filter({ hasText: 'Отзив – 4 от 5' });
    await expect(reviews).toHaveCount(2);
    await expect(reviews.filter({ hasText: 'Клиентът не е позволил' }).getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await reviews.getByRole('button', { name: 'Добави в мненията' }).click();
    await expect(page).toHaveURL(`/admin/testimonials/${id}`);
  });
  const form = page.getByRole('dialog', { name: 'Редактиране на мнение' });
  await test.step('a review that is too long is not published', async () => {
    await expect(form.getByText('Чернова', { exact: true })).toBeVisible();
    await expect(form.getByLabel('Име')).toHaveValue(name);
    await expect(form.getByRole('radio', { name: '4 от 5' })).toBeChecked();
    await expect(form.getByLabel('Примерно мнение')).toHaveCount(0);
    await form.getByRole('button', { name: 'Публикувай' }).click();
    await expect(form.getByLabel('Мнение')).toHaveAccessibleDescription(/600/);
  });
  await test.step('the shortened review is published', async () => {
    await form.getByLabel('Мнение').fill('Ясно и навреме.');
    await form.getByRole('button', { name: 'Публикувай' }).click();
    await expect(toast(page, 'Публикувано')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toContainText('4 от 5');
    await expect(row).toContainText('На сайта');
  });
  await test.step('in the chat, too, and adding it again opens the same row', async () => {
    await page.goto(`/chat-admin?client=${client.id}`);
    await page.getByRole('button', { name: 'Добави в мненията' }).click();
    await expect(page).toHaveURL(`/admin/testimonials/${id}`);
    await expect(form.getByLabel('Мнение')).toHaveValue('Ясно и навреме.');
  });
  await test.step('taken off the site and edited, it is still no sample', async () => {
    const edit = page.getByRole('link', { name: `Редактирай мнението на ${name}` });
    await form.getByRole('button', { name: 'Затвори', exact: true }).click();
    await page.getByRole('button', { name: `Свали мнението на ${name} от сайта` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Свали от сайта' }).click();
    await expect(toast(page, 'Свалено от сайта')).toBeVisible();
    await page.getByText(/^Свалени от сайта: \d+$/).click();
    await edit.click();
    await expect(form.getByLabel('Мнение')).toHaveValue('Ясно и навреме.');
    await expect(form.getByLabel('Примерно мнение')).toHaveCount(0);
    await form.getByLabel('Мнение').fill('Ясно.');
    await expect(form.getByText(/Черновата е запазена в \d\d:\d\d/)).toBeVisible();
    await page.reload();
    await expect(form.getByLabel('Мнение')).toHaveValue('Ясно.');
    await expect(form.getByLabel('Примерно мнение')).toHaveCount(0);
  });

  await database.from('testimonials').delete().eq('id', id).throwOnError();
  await database.from('content_versions').delete().eq('row_key', id).throwOnError();
});

test('with nothing on the site, what was taken off it is listed and brought back', async ({
  adminPage: page,
  backend,
}) => {
  const database = service(backend);
  const { data: reviews } = await database
    .from('testimonials')
    .select('name')
    .order('order_index')
    .throwOnError();
  await database.from('testimonials').delete().gte('order_index', 0).throwOnError();

  const VERSIONS = '**/rest/v1/content_versions*';
  await page.route(VERSIONS, (route) => route.fulfill({ status: 400, json: {} }));
  await page.goto('/admin/testimonials');
  const failed = page
    .getByRole('alert')
    .filter({ hasText: 'Черновите и сваленото от сайта не можаха да бъдат заредени.' });
  await expect(failed).toBeVisible();
  await page.unroute(VERSIONS);
  await failed.getByRole('button', { name: 'Опитайте отново' }).click();
  await expect(page.getByText(/^Свалени от сайта: \d+$/)).toBeVisible();
  await expect(failed).toBeHidden();

  const rows = page.getByRole('row').filter({ hasText: 'На сайта' });
  for (const [before, { name }] of reviews.entries()) {
    const removed = page.getByRole('group').getByRole('listitem').filter({ hasText: name });
    const bringBack = removed.getByRole('button', { name: 'Върни' });
    // The first row brings the list, with which the closed summary comes anew.
    if (before < 2) await page.getByText(/^Свалени от сайта: \d+$/).click();
    await bringBack.click();
    await expect(rows).toHaveCount(before + 1);
  }
  for (const [place, { name }] of reviews.entries()) await expect(rows.nth(place)).toContainText(name);
});
