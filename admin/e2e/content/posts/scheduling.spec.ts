import { article } from '@vitrina/tests/fixtures/article.ts';
import { service } from '../../service.ts';
import { toast } from '../../toast.ts';
import { button, field } from '../field.ts';
import { addArticle, expect, onSite, saved, schedule, scheduling, test } from './postsPage.ts';

test('an article is scheduled, taken off the site and restored', async ({
  adminPage: page,
  backend,
  expectAccessible,
  expectedErrors,
}) => {
  const { id, title } = await addArticle(backend);
  await page.goto(`/admin/posts/${id}`);
  await expect(button(page, 'Насрочи…')).toBeDisabled();

  await test.step('what could not be published cannot be scheduled', async () => {
    await field(page, 'Описание').fill('');
    await button(page, 'Насрочи…').click();
    await expect(toast(page, 'Има какво да се попълни, преди да се публикува.')).toBeVisible();
    await expect(scheduling(page)).toHaveCount(0);
    await expect(field(page, 'Описание')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Описание')).toBeFocused();
    await expect(field(page, 'Описание')).toBeInViewport();
  });

  await field(page, 'Описание').fill('За после.');
  await expect(saved(page)).toBeVisible();
  await button(page, 'Насрочи…').click();
  const dialog = scheduling(page);
  await schedule(page, '2020-01-01T09:00');
  await expect(dialog.getByText('Изберете час в бъдещето.')).toBeVisible();
  await expect(dialog.getByText('По часовника в София')).toBeVisible();
  await expect(dialog.getByLabel(/^Дата и час/)).toBeFocused();
  await schedule(page, '2027-03-28T03:30');
  await expect(dialog.getByText('В тази нощ часовникът прескача този час. Изберете друг.')).toBeVisible();
  await schedule(page, '2036-11-27T09:00');
  await expect(dialog.getByText('Изберете час в следващите две години.')).toBeVisible();
  await expectAccessible(page);
  await schedule(page, '2027-11-26T09:00');
  await expect(toast(page, 'Насрочено за 26 ноември 2027 г., 09:00')).toBeVisible();
  const takesLatest = page.getByText('Тогава се публикува последно запазеното.');
  await expect(takesLatest).toBeVisible();
  await button(page, 'Отмени насрочването').click();
  await expect(toast(page, 'Насрочването е отменено')).toBeVisible();
  await expect(takesLatest).toBeHidden();

  await test.step('a time that has passed on the server is refused with its reason', async () => {
    expectedErrors.push(/status of 400|^Changing a version of posts failed/);
    // The clock of the device is late.
    const clock = await page.evaluateHandle(() => {
      const { now } = Date;
      Date.now = () => Date.UTC(2020, 0, 1);
      return now;
    });
    await button(page, 'Насрочи…').click();
    await schedule(page, '2020-02-01T09:00');
    await expect(toast(page, 'Не можа да се насрочи. Изберете час в бъдещето.')).toBeVisible();
    await clock.evaluate((now) => {
      Date.now = now;
    });
  });

  await button(page, 'Насрочи…').click();
  await schedule(page, '2027-11-27T09:00');
  await expect(toast(page, 'Насрочено за 27 ноември 2027 г., 09:00')).toBeVisible();
  await page.getByRole('link', { name: 'Статии' }).click();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Насрочено за 27 ноември 2027 г., 09:00');
  await expect(row).toContainText('admin, ');
  await row.getByRole('link').click();
  await button(page, 'Свали от сайта').click();
  await expect(toast(page, 'Свалено от сайта. Насрочването е отменено.')).toBeVisible();
  await expect(page.getByText('Чернова', { exact: true })).toBeVisible();
  await expect(button(page, 'Отмени насрочването')).toHaveCount(0);
  expect(await onSite(backend, id)).toBeNull();
  await toast(page, 'Свалено от сайта').getByRole('button', { name: 'Върни' }).click();
  await expect(toast(page, 'Върнато')).toBeVisible();
  expect((await onSite(backend, id))?.title).toBe(title);

  await button(page, 'Изтрий черновата').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
  await button(page, 'Свали от сайта').click();
  await expect(page.getByText('Свалено', { exact: true })).toBeVisible();
  await expect(button(page, 'Насрочи…')).toBeDisabled();
  await button(page, 'Публикувай').click();
  await expect(page.getByText('На сайта', { exact: true })).toBeVisible();
  expect((await onSite(backend, id))?.title).toBe(title);

  await test.step('a long history goes on, and only the first version is called so', async () => {
    const earlier = Array.from({ length: 52 }, (_, minute) => ({
      ...{ id: crypto.randomUUID(), table_name: 'posts', row_key: String(id), state: 'earlier' },
      content: { ...article, title },
      made_at: new Date(Date.UTC(2020, 0, 1, 9, minute)).toISOString(),
    }));
    await service(backend).from('content_versions').insert(earlier).throwOnError();
    await button(page, 'История').click();
    const history = page.getByRole('dialog', { name: 'История' });
    await expect(history.getByRole('listitem')).toHaveCount(50);
    await expect(history.getByText('първа версия')).toHaveCount(0);
    await history.getByRole('button', { name: 'Покажи още' }).click();
    await expect(history.getByRole('listitem')).toHaveCount(53);
    await expect(history.getByText('първа версия')).toHaveCount(1);
  });
});

test('a scheduled article that cannot be published becomes a draft again, and the list says why', async ({
  adminPage: page,
  backend,
  expectAccessibleDayAndNight,
}) => {
  const { id, title } = await addArticle(backend);
  const versions = service(backend).from('content_versions');
  const { data: published } = await versions
    .select('id')
    .match({ table_name: 'posts', row_key: String(id), state: 'published' })
    .single()
    .throwOnError();
  await page.goto('/admin/posts');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('На сайта');
  // The scheduled time has come.
  await versions
    .insert({
      id: crypto.randomUUID(),
      table_name: 'posts',
      row_key: String(id),
      state: 'scheduled',
      content: { ...article, title, summary: null },
      based_on: published.id,
      publish_at: new Date(Date.now() - 1000).toISOString(),
    })
    .throwOnError();
  await expect(row).toContainText('Насрочената публикация не успя', { timeout: 15_000 });
  await expect(row).toContainText('Полето „Описание“ е празно.');
  await expectAccessibleDayAndNight(page);

  await row.getByRole('link').click();
  await expect(page.getByText('Полето „Описание“ е празно.')).toBeVisible();
  await field(page, 'Описание').fill('Попълнено.');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Промени в чернова')).toBeVisible();
  await service(backend).from('deliveries').delete().eq('kind', 'schedule_failed').throwOnError();
});
