import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countTaps } from '../countTaps.ts';
import { service } from '../service.ts';

test.afterEach(async ({ backend }) => {
  const database = service(backend);
  await database.from('prices').delete().like('name', 'Проба%');
  await database.from('content_versions').delete().match({ table_name: 'prices', state: 'draft' });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a price is changed with five taps and restored with one', async ({
    adminPage: page,
    expectAccessible,
  }) => {
    const { tap, write, expectAtMost } = countTaps();
    await page.goto('/admin');
    await tap(page.getByRole('button', { name: /^Меню/ }));
    await tap(page.getByRole('link', { name: 'Съдържание' }));
    await tap(page.getByRole('link', { name: 'Цени', exact: true }));
    const card = page.getByRole('listitem').filter({ hasText: 'Онлайн каталог или платформа' });
    await expect(card).toContainText('613,55+ € (1200+ лв.)');
    await expect(card).toContainText('В текст: {site-catalog}');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await card.getByRole('button', { name: 'Копирай {site-catalog}' }).tap();
    await expect(card.getByRole('status').filter({ hasText: 'Копирано' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('{site-catalog}');
    expect(await overflow(page)).toBe(0);
    await expectAccessible(page);
    await tap(card.getByRole('link', { name: 'Редактирай цената „Онлайн каталог или платформа“' }));
    const form = page.getByRole('dialog', { name: 'Редактиране на цена' });
    await expect(form.getByRole('textbox', { name: /^Цена/ })).toHaveValue('1200,00');
    await expect(form.getByRole('textbox', { name: /^Цена/ })).toHaveAttribute('inputmode', 'decimal');
    await expect(form.getByRole('radio', { name: 'Видове сайтове' })).toHaveCount(0);
    await write(form.getByRole('textbox', { name: /^Цена/ }), '1350,5');
    await tap(form.getByRole('button', { name: 'Публикувай' }));
    await expect(card).toContainText('690,50+ € (1350,50+ лв.)');
    expectAtMost(5);
    await tap(page.getByRole('button', { name: 'Върни предишната' }));
    await expect(card).toContainText('613,55+ € (1200+ лв.)');
    expectAtMost(1);
  });
});

test('a new price is validated; a price in use cannot be taken off the site, another one can', async ({
  adminPage: page,
  expectAccessible,
  expectedErrors,
}) => {
  expectedErrors.push(/409|A page names this price/);
  const form = page.getByRole('dialog', { name: 'Редактиране на цена' });
  await page.goto('/admin/prices/create');

  await test.step('its draft keeps its list to be chosen, even without a name', async () => {
    const list = (name: string) => page.getByRole('dialog').getByRole('radio', { name });
    await list('Отделни промени').check();
    await expect(page.getByText(/Черновата е запазена в/)).toBeVisible();
    await page.getByRole('button', { name: 'Затвори', exact: true }).click();
    const draft = page.getByRole('region', { name: 'Чернови' }).getByRole('listitem');
    await draft.getByRole('link', { name: 'Редактирай цената „Без заглавие“' }).click();
    await expect(list('Отделни промени')).toBeChecked();
    await list('Видове сайтове').check();
  });

  await form.getByRole('button', { name: 'Публикувай' }).click();
  await expect(form.getByLabel('Име')).toHaveAccessibleDescription('Името е задължително');
  await expect(form.getByRole('textbox', { name: /^Цена/ })).toHaveAccessibleDescription(
    'Въведете цена над 0, например 25,56.',
  );
  await form.getByLabel('Име').fill('Проба за блог');
  await form.getByRole('textbox', { name: /^Цена/ }).fill('300');
  await form.getByRole('textbox', { name: /^До/ }).fill('200');
  await form.getByRole('button', { name: 'Публикувай' }).click();
  await expect(form.getByRole('textbox', { name: /^До/ })).toHaveAccessibleDescription(
    /Краят трябва да е по-висок от началото\./,
  );
  const end = form.getByRole('textbox', { name: /^До/ });
  await end.fill('');
  await end.pressSequentially('осемсто');
  await form.getByRole('button', { name: 'Публикувай' }).click();
  await expect(end).toHaveValue('осемсто');
  await expect(end).toHaveAccessibleDescription(/Въведете цена над 0, например 25,56\./);
  await end.fill('');
  await expectAccessible(page);
  const preview = await page.context().newPage();
  await preview.goto((await form.getByRole('link', { name: /^Преглед/ }).getAttribute('href')) ?? '');
  await expect(preview.getByText('300,00 €').first()).toBeVisible();
  await form.getByRole('textbox', { name: /^Цена/ }).fill('1 350,5');
  await expect(preview.getByText('1350,50 €').first()).toBeVisible();
  await preview.close();
  await expect(form.getByRole('textbox', { name: /^Цена/ })).toHaveValue('1 350,5');
  await form.getByRole('textbox', { name: /^Цена/ }).fill('300');
  await form.getByRole('button', { name: 'Публикувай' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Проба за блог' });
  await expect(row).toContainText('300,00 € (586,75 лв.)');
  await expect(row).toContainText('Видове сайтове');
  await expectAccessible(page);

  await row.getByRole('link', { name: /^Редактирай цената/ }).click();
  await page.getByRole('button', { name: 'История' }).click();
  const history = page.getByRole('dialog', { name: 'История' });
  await history.getByRole('button', { name: 'Покажи' }).click();
  for (const field of ['СписъкВидове сайтове', 'Цена300,00', 'Валутаевро'])
    await expect(history.getByRole('listitem')).toContainText(field);
  await history.getByRole('button', { name: 'Затвори', exact: true }).click();
  await page.getByRole('button', { name: 'Затвори', exact: true }).click();

  await page.getByRole('button', { name: 'Свали цената „Нова страница или секция“ от сайта' }).click();
  const question = page.getByRole('alertdialog', { name: 'Сваляне от сайта' });
  await question.getByRole('button', { name: 'Свали от сайта' }).click();
  await expect(question).toContainText('Цената се използва в страниците на сайта и не може да бъде изтрита.');
  await question.getByRole('button', { name: 'Отказ' }).click();

  await row.getByRole('button', { name: 'Свали цената „Проба за блог“ от сайта' }).click();
  await question.getByRole('button', { name: 'Свали от сайта' }).click();
  await expect(row).toHaveCount(0);
});

test('a package is edited, and another one is recommended', async ({
  adminPage: page,
  backend,
  expectAccessibleDayAndNight,
}) => {
  const database = service(backend);
  const { data: packages } = await database.from('packages').select().throwOnError();
  try {
    await page.goto('/admin/prices');
    await page.getByRole('link', { name: 'Пакети' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Пакети' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Съдържание' })).toHaveAttribute('aria-current', 'page');
    const tabs = page.getByRole('navigation', { name: 'Съдържание' });
    await expect(tabs.getByRole('link', { name: 'Цени' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('listitem')).toContainText([
      'Информативен сайт',
      'Сайт с резервации',
      'Платформа с регистрации',
    ]);
    const platform = page.getByRole('listitem').filter({ hasText: 'Платформа с регистрации' });
    await platform.getByRole('link', { name: /^Редактирай пакета/ }).click();
    const form = page.getByRole('dialog', { name: 'Редактиране на пакет' });
    await expect(form.getByLabel('Хостинг')).toHaveValue('Включено');
    await expectAccessibleDayAndNight(page);
    await form.getByLabel('Хостинг').fill('');
    await form.getByRole('button', { name: 'Публикувай' }).click();
    await expect(form.getByLabel('Хостинг')).toHaveAccessibleDescription(
      'Напишете „Включено“, „–“ или колко.',
    );
    await form.getByLabel('Хостинг').fill('-');
    const support = form.getByLabel('Безплатна поддръжка');
    await support.fill('');
    await support.pressSequentially('Включено за 3 месеца');
    await expect(support).toHaveValue('Включено за 3 месеца');
    await form.getByLabel('Препоръчан').check();
    await form.getByRole('button', { name: 'Публикувай' }).click();
    await expect(platform).toContainText('Препоръчан');
    await expect(page.getByRole('listitem').filter({ hasText: 'Препоръчан.' })).toHaveCount(1);
    const { data } = await database.from('packages').select().order('id').throwOnError();
    expect(data.map(({ id, is_recommended }) => [id, is_recommended])).toEqual([
      ['informational', false],
      ['platform', true],
      ['reservations', false],
    ]);
    expect(data[1]?.rows).toMatchObject({ hosting: false, support: 'Включено за 3 месеца' });

    await platform.getByRole('link', { name: /^Редактирай пакета/ }).click();
    await form.getByRole('button', { name: 'История' }).click();
    const latest = page.getByRole('dialog', { name: 'История' }).getByRole('listitem').first();
    await expect(latest.getByRole('paragraph')).toHaveText(/Препоръчан, .*Хостинг.*Безплатна поддръжка/);
    await latest.getByRole('button', { name: 'Покажи' }).click();
    await expect(latest).toContainText('Включено за 3 месеца');
    await expect(latest).not.toContainText('package-');
  } finally {
    for (const { updated_at: _, ...row } of packages.toSorted(
      (a, b) => Number(a.is_recommended) - Number(b.is_recommended),
    ))
      await database.from('packages').upsert(row).throwOnError();
  }
});
