import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countTaps } from '../countTaps.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';

const MARK = 'Проба';
const unique = () => `${MARK} ${crypto.randomUUID().slice(0, 6)}?`;
test.afterEach(async ({ backend }) => {
  const database = service(backend);
  await database.from('faqs').delete().like('question', `${MARK}%`);
  await database
    .from('content_versions')
    .delete()
    .eq('table_name', 'faqs')
    .like('content->>question', `${MARK}%`);
});

// The conflict when somebody else has saved first.
test.use({ expectedErrors: [/status of 40\d/] });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a new question is published with six taps, and a mistake is undone with one', async ({
    adminPage: page,
    expectAccessible,
  }) => {
    const question = unique();
    const { tap, write, expectAtMost } = countTaps();
    await page.goto('/admin');
    await tap(page.getByRole('button', { name: /^Меню/ }));
    await tap(page.getByRole('link', { name: 'Съдържание' }));
    await tap(page.getByRole('link', { name: 'Въпроси' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Въпроси' })).toBeVisible();
    await expectAccessible(page);
    await tap(page.getByRole('link', { name: 'Нов въпрос' }));
    const form = page.getByRole('dialog', { name: 'Нов въпрос' });
    await write(form.getByLabel('Въпрос'), question);
    await write(form.getByLabel('Отговор'), 'Ден работа.\nСтрува {edit-page}.');
    await tap(form.getByRole('button', { name: 'Публикувай' }));
    await expect(toast(page, 'Публикувано')).toBeVisible();
    expectAtMost(6);
    // Drafts and list are read again one by one, and for a moment both may show it.
    const card = page.getByRole('listitem').filter({ hasText: question }).filter({ hasText: 'На сайта' });
    await expect(card).toContainText('Ден работа. Струва {edit-page}.');

    const edit = page.getByRole('dialog', { name: 'Редактиране на въпрос' });
    await page.getByRole('link', { name: `Редактирай въпроса „${question}“` }).tap();
    await edit.getByLabel('Отговор').fill('Грешка.');
    await edit.getByRole('button', { name: 'Публикувай' }).tap();
    await tap(page.getByRole('button', { name: 'Върни предишната' }));
    await expect(toast(page, 'Върнато')).toBeVisible();
    expectAtMost(1);
    await expect(card).toContainText('Ден работа.');
  });
});

test('a question needs its required fields, is moved, taken off the site and restored, also when scheduled, and edited by two at once', async ({
  adminPage: page,
  backend,
  expectAccessible,
  expectAccessibleDayAndNight,
}) => {
  const database = service(backend);
  const question = unique();
  const row = page.getByRole('row').filter({ hasText: question });
  await page.goto('/admin/faqs/create');
  const form = page.getByRole('dialog', { name: 'Нов въпрос' });
  await test.step('without its texts it is not published', async () => {
    await form.getByRole('button', { name: 'Публикувай' }).click();
    await expect(form.getByLabel('Въпрос')).toHaveAccessibleDescription('Въпросът е задължителен');
    await expect(form.getByLabel('Отговор')).toHaveAccessibleDescription(/^Отговорът е задължителен/);
    await form.getByLabel('Въпрос').fill(question);
    await form.getByLabel('Отговор').fill('Струва {Нова страница}.');
    await expect(form.getByLabel('Отговор')).toHaveAccessibleDescription(/^Няма цена с име Нова страница/);
    await form.getByLabel('Отговор').fill('Да.');
    await form.getByRole('button', { name: 'Публикувай' }).click();
    await expect(row).toContainText('На сайта');
    await expect(row).toContainText(backend.admin.username);
  });

  await test.step('it is moved to another place', async () => {
    await row.getByRole('button', { name: /нагоре/ }).click();
    await expect(page.getByRole('row').nth(-2)).toContainText(question);
  });

  await test.step('a question that was taken off the site is restored to its place', async () => {
    await row.getByRole('button', { name: `Свали въпроса „${question}“ от сайта` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Свали от сайта' }).click();
    await expect(toast(page, 'Свалено от сайта')).toBeVisible();
    await expect(row).toHaveCount(0);
    // The row that has taken its place has the focus.
    await expect(page.getByRole('row').last()).toBeFocused();
    await page.getByRole('button', { name: 'Върни' }).click();
    await expect(page.getByRole('row').nth(-2)).toContainText(question);
    await expect(page.getByRole('row').last()).toBeFocused();
  });

  await test.step('so is one that was taken off long ago', async () => {
    await row.getByRole('button', { name: `Свали въпроса „${question}“ от сайта` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Свали от сайта' }).click();
    await expect(toast(page, 'Свалено от сайта')).toBeVisible();
    await page.reload();
    await page.getByText(/^Свалени от сайта: \d+$/).click();
    const removed = page.getByRole('group').getByRole('listitem').filter({ hasText: question });
    await expect(removed.getByText('Свалено', { exact: true })).toBeVisible();
    await expect(removed).toContainText(`${backend.admin.username}, `);
    await expectAccessible(page);
    await removed.getByRole('button', { name: 'Върни' }).click();
    await expect(page.getByRole('row').nth(-2)).toContainText(question);
    await expect(removed).toHaveCount(0);
  });

  const { data: faq } = await database
    .from('faqs')
    .select('id')
    .eq('question', question)
    .single()
    .throwOnError();
  const version = { id: crypto.randomUUID(), table_name: 'faqs', row_key: faq.id };

  await test.step('its dialog says when somebody else has saved another draft', async () => {
    await page.getByRole('link', { name: `Редактирай въпроса „${question}“` }).click();
    const edit = page.getByRole('dialog', { name: 'Редактиране на въпрос' });
    await expect(edit.getByText('На сайта', { exact: true })).toBeVisible();
    await expect(edit.getByRole('button', { name: 'Публикувай' })).toBeDisabled();
    await edit.getByLabel('Отговор').fill('Да, винаги.');
    await database
      .from('content_versions')
      .insert({ ...version, state: 'draft', content: { question, answer: 'Понякога.' } })
      .throwOnError();
    const notice = edit.getByRole('alert').filter({ hasText: /запази тази чернова в \d\d:\d\d/ });
    await expect(notice).toContainText('Вашето е тук, незапазено.');
    await expectAccessibleDayAndNight(page);
    await notice.getByRole('button', { name: 'Отвори запазената' }).click();
    await edit.getByRole('button', { name: 'Затвори', exact: true }).click();
  });

  await test.step('taken off the site, it is no longer scheduled, which the toast says', async () => {
    await database
      .from('content_versions')
      .update({ state: 'scheduled', publish_at: '2027-11-26T07:00:00Z' })
      .eq('id', version.id)
      .throwOnError();
    await expect(row).toContainText('Насрочено за 26 ноември 2027 г., 09:00');
    await row.getByRole('button', { name: `Свали въпроса „${question}“ от сайта` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Свали от сайта' }).click();
    await expect(toast(page, 'Свалено от сайта. Насрочването е отменено.')).toBeVisible();
  });
});

test('changes are saved automatically as a draft, which the preview and the list show, and can be deleted', async ({
  adminPage: page,
  expectAccessible,
}) => {
  const question = unique();
  const saved = page.getByText(/Черновата е запазена в \d\d:\d\d/);
  const drafts = page
    .getByRole('region', { name: 'Чернови' })
    .getByRole('listitem')
    .filter({ hasText: question });
  const form = page.getByRole('dialog', { name: 'Нов въпрос' });
  await page.goto('/admin/faqs/create');

  await test.step('a publication whose form was closed meanwhile closes no other one', async () => {
    const answer = await hold(page, '**/rpc/publish_version');
    await form.getByLabel('Въпрос').fill(unique());
    await form.getByLabel('Отговор').fill('Да.');
    const publishing = page.waitForRequest('**/rpc/publish_version');
    await form.getByRole('button', { name: 'Публикувай' }).click();
    await publishing;
    await form.getByRole('button', { name: 'Затвори', exact: true }).click();
    await expect(form).toHaveCount(0);
    await page.getByRole('link', { name: 'Нов въпрос' }).click();
    await form.getByLabel('Въпрос').fill(question);
    answer();
    await expect(toast(page, 'Публикувано')).toBeVisible();
    await form.getByLabel('Отговор').fill('Не.');
    await expect(saved).toBeVisible();
  });

  await test.step('the preview updates while typing', async () => {
    const opening = page.waitForEvent('popup');
    await form.getByRole('link', { name: 'Преглед' }).click();
    const preview = await opening;
    await expect(preview.getByRole('heading', { name: question })).toBeVisible();
    await form.getByLabel('Отговор').fill('Струва {edit-page}.');
    await expect(preview.getByText('Струва 25,56–40,90 € (50–80 лв.).')).toBeVisible();
    await preview.close();
  });

  await test.step('the draft is saved automatically, and has an address', async () => {
    await expect(saved).toBeVisible();
    await expect(form.getByText('Чернова', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/faqs\/[0-9a-f-]{36}$/);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('Отговор')).toHaveValue('Струва {edit-page}.');
  });

  const edit = page.getByRole('dialog', { name: 'Редактиране на въпрос' });

  await test.step('saved by hand, the focus stays', async () => {
    await edit.getByLabel('Отговор').fill('Може би.');
    const save = edit.getByRole('button', { name: 'Запази черновата' });
    await save.press('Enter');
    await expect(save).toBeDisabled();
    await expect(save).toBeFocused();
  });

  await test.step('closing saves the last changes', async () => {
    await edit.getByLabel('Отговор').fill('Зависи.');
    await edit.getByRole('button', { name: 'Затвори', exact: true }).click();
    await expect(edit).toHaveCount(0);
    await expect(drafts.getByText('Чернова', { exact: true })).toBeVisible();
    await drafts.getByRole('link').click();
    await expect(edit.getByLabel('Отговор')).toHaveValue('Зависи.');
  });

  const answer = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });

  await test.step('the list asks before it is deleted', async () => {
    await page.getByRole('button', { name: 'Затвори', exact: true }).click();
    await drafts.getByRole('button', { name: 'Изтрий черновата' }).click();
    await answer('Отказ').click();
    await drafts.getByRole('link').click();
  });

  await test.step('without changes there is no draft', async () => {
    await page.getByRole('button', { name: 'Изтрий черновата' }).last().click();
    await answer('Изтрий').click();
    await expect(toast(page, 'Черновата е изтрита')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(drafts).toHaveCount(0);
  });

  await test.step('the browser’s history does not show it again', async () => {
    await page.goForward();
    await expect(page.getByRole('dialog').getByText('Записът не е намерен')).toBeVisible();
  });
});
