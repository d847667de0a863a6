import type { Page } from '@playwright/test';
import { article } from '@vitrina/tests/fixtures/article.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { countTaps } from '../countTaps.ts';
import { endSessionOn } from '../endSessionOn.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { button, field } from './field.ts';
import { png } from './pictureFiles.ts';

const MARK = 'Проба';

const unique = () => `${MARK} ${crypto.randomUUID().slice(0, 6)}`;
const body = (page: Page) => field(page, 'Текст');
const saved = (page: Page) => page.getByText(/Черновата е запазена в \d\d:\d\d/);
const scheduling = (page: Page) => page.getByRole('dialog', { name: 'Кога да се публикува' });

async function schedule(page: Page, at: string) {
  await scheduling(page)
    .getByLabel(/^Дата и час/)
    .fill(at);
  await scheduling(page).getByRole('button', { name: 'Насрочи' }).click();
}

/** An article that is on the site. */
async function addArticle(backend: ProductUnderTest) {
  const { data } = await service(backend)
    .from('posts')
    .insert({ ...article, title: unique() } as never)
    .select()
    .single()
    .throwOnError();
  return data;
}

/** Stops the page's clock, so that unsaved changes stay unsaved. */
async function whileNothingPasses(page: Page, work: () => Promise<void>) {
  await page.clock.pauseAt(Date.now() + 1000);
  await work();
  await page.clock.resume();
}

const onSite = async (backend: ProductUnderTest, id: number) =>
  (await service(backend).from('posts').select().eq('id', id).maybeSingle().throwOnError()).data;

test.afterEach(async ({ backend }) => {
  await service(backend).from('posts').delete().like('title', `${MARK}%`).throwOnError();
  await service(backend).from('content_versions').delete().like('content->>title', `${MARK}%`).throwOnError();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an article with a picture is published with eleven taps, and a mistake undone with one', async ({
    adminPage: page,
    backend,
    expectAccessibleDayAndNight,
  }) => {
    const title = unique();
    const { tap, write, expectAtMost } = countTaps();

    await test.step('missing values are reported at their fields', async () => {
      await page.goto('/admin');
      await tap(page.getByRole('button', { name: /^Меню/ }));
      await tap(page.getByRole('link', { name: 'Съдържание' }));
      await tap(page.getByRole('link', { name: 'Нова статия' }));
      await button(page, 'Публикувай').tap();
      await expect(field(page, 'Заглавие')).toHaveAccessibleDescription('Заглавието е задължително');
      await expect(page.getByText('Добавете снимка за корицата')).toBeVisible();
      await expect(page.getByText('Опишете какво се вижда на снимката')).toBeVisible();
      await expect(page.getByText('Добавете поне една тема')).toBeVisible();
      await expectAccessibleDayAndNight(page);
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await overflow(page)).toBe(0);
      await page.setViewportSize({ width: 390, height: 844 });
    });

    await test.step('it is written', async () => {
      await tap(field(page, 'Заглавие'));
      await page.keyboard.insertText(title);
      await tap(body(page));
      await page.keyboard.insertText('Увод.');
      const choosing = page.waitForEvent('filechooser');
      await tap(button(page, 'Снимка'));
      await (await choosing).setFiles(png('window.png'));
      await expect(body(page)).toHaveValue(/^Увод\.\n\n!\[\]\(content-images\/[a-z0-9-]+\.webp\)\n\n$/);
      // The cursor is where the picture's description goes.
      await page.keyboard.insertText('Витрина');
      await expect(body(page)).toHaveValue(/!\[Витрина\]\(content-images/);
      await write(field(page, 'Описание'), 'За проба.');
      const choosingCover = page.waitForEvent('filechooser');
      await tap(button(page, 'Изберете снимка'));
      await (await choosingCover).setFiles(png('cover.png'));
      await expect(page.getByRole('status').filter({ hasText: 'Снимката е качена' })).toBeAttached();
      await write(field(page, 'Какво се вижда на корицата'), 'Витрина');
      await write(field(page, 'Теми'), 'Проби, Снимки');
      await expect(saved(page)).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/posts\/\d+$/);
    });

    await test.step('it is published', async () => {
      await tap(button(page, 'Публикувай'));
      await expect(toast(page, 'Публикувано')).toBeVisible();
      await expect(page.getByText('На сайта', { exact: true })).toBeVisible();
      expectAtMost(11);
      const { data } = await service(backend)
        .from('posts')
        .select()
        .eq('title', title)
        .single()
        .throwOnError();
      expect(data).toMatchObject({ tags: ['Проби', 'Снимки'], service: 'websites', cover_alt: 'Витрина' });
      expect(data.cover).toMatch(/^content-images\//);
    });

    await test.step('a mistake is undone with one tap', async () => {
      const id = Number(new URL(page.url()).pathname.split('/').at(-1));
      await field(page, 'Заглавие').fill(`${MARK} сбъркана`);
      await button(page, 'Публикувай').tap();
      await expect.poll(async () => (await onSite(backend, id))?.title).toBe(`${MARK} сбъркана`);
      await tap(button(page, 'Върни предишната'));
      await expect(toast(page, 'Върнато')).toBeVisible();
      expectAtMost(1);
      expect((await onSite(backend, id))?.title).toBe(title);
      await expect(field(page, 'Заглавие')).toHaveValue(title);
    });
  });
});

test('changes are an invisible draft that survives a reload and shows in the preview while typing', async ({
  adminPage: page,
  backend,
  expectAccessibleDayAndNight,
}) => {
  const { id, title } = await addArticle(backend);
  await page.goto('/admin/posts');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText('На сайта', { exact: true })).toBeVisible();
  await expect(button(page, 'Публикувай')).toBeDisabled();

  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Преглед' }).click();
  const preview = await opening;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(preview.getByText('Преглед – още не е на сайта')).toBeVisible();

  await test.step('buttons and keyboard shortcuts insert Markdown', async () => {
    await body(page).fill('важно');
    await body(page).selectText();
    await page.keyboard.press('Control+b');
    await expect(body(page)).toHaveValue('**важно**');
    await page.keyboard.press('Control+b');
    await expect(body(page)).toHaveValue('важно');
    await button(page, 'Цитат').click();
    await expect(body(page)).toHaveValue('> важно');
    await expect(preview.locator('blockquote')).toHaveText('важно');
    await page.keyboard.press('Control+z');
    await expect(body(page)).toHaveValue('важно');
    await button(page, 'Връзка').click();
    // The address is selected, to be typed next.
    await page.keyboard.insertText('/pricing');
    await expect(body(page)).toHaveValue('[важно](/pricing)');
  });

  await test.step('pasted and dropped pictures are inserted below each other', async () => {
    await body(page).fill('Пред ');
    const give = (kind: 'paste' | 'drop') =>
      body(page).evaluate(
        (area, { kind, bytes }) => {
          const data = new DataTransfer();
          for (const name of ['a.png', 'b.png'])
            data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
          area.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
              : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
          );
        },
        { kind, bytes: [...png('a.png').buffer] },
      );
    await give('paste');
    await expect(preview.locator('figure img')).toHaveCount(2);
    await give('drop');
    await expect(preview.locator('figure img')).toHaveCount(4);
    await expect(body(page)).toHaveValue(/^Пред \n(\n!\[\]\(content-images\/[a-z0-9-]+\.webp\)\n){4}\n$/);
  });

  await test.step('a picture takes no focus from another field', async () => {
    const { promise: held, resolve: finish } = Promise.withResolvers<void>();
    await page.route('**/storage/v1/object/**', async (route) => {
      await held;
      await route.continue();
    });
    const choosing = page.waitForEvent('filechooser');
    await button(page, 'Снимка').click();
    await (await choosing).setFiles(png('late.png'));
    await field(page, 'Описание').fill('Пише се');
    await expect(button(page, 'Публикувай')).toBeDisabled();
    await expect(button(page, 'Насрочи…')).toBeDisabled();
    finish();
    await expect(preview.locator('figure img')).toHaveCount(5);
    await page.keyboard.insertText(' още.');
    await expect(field(page, 'Описание')).toHaveValue('Пише се още.');
  });

  await expect(saved(page)).toBeVisible();
  await expect(page.getByText('Промени в чернова')).toBeVisible();
  expect((await onSite(backend, id))?.body).toBe(article.body);
  await expectAccessibleDayAndNight(page);

  await page.reload();
  await expect(body(page)).toHaveValue(/^Пред/);
  await button(page, 'Изтрий черновата').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
  await expect(toast(page, 'Черновата е изтрита')).toBeVisible();
  await expect(body(page)).toHaveValue(article.body);

  await test.step('an upload that is cancelled at the last moment reports no failure', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    const shown = '**/storage/v1/object/public/**';
    await page.route(shown, async (route) => {
      await held;
      await route.fulfill({ contentType: 'image/webp', body: 'no picture' });
    });
    const choosing = page.waitForEvent('filechooser');
    const checking = page.waitForRequest(shown);
    await button(page, 'Сменете снимката').click();
    await (await choosing).setFiles(png('cancelled.png'));
    const address = (await checking).url();
    await button(page, 'Откажи качването').click();
    answer();
    // By now the form has heard that the picture cannot be shown.
    await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          Object.assign(new Image(), { onerror: resolve, src });
        }),
      address,
    );
    await expect(button(page, 'Сменете снимката')).toBeVisible();
    await expect(button(page, 'Опитайте отново')).toHaveCount(0);
    await page.unroute(shown);
  });

  await test.step('leaving aborts an upload and says so', async () => {
    const choosing = page.waitForEvent('filechooser');
    await page.route('**/storage/v1/object/**', () => {});
    await button(page, 'Сменете снимката').click();
    await (await choosing).setFiles(png('late.png'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('link', { name: 'Статии' }).click();
    await expect(toast(page, 'Качването на снимката е прекъснато.')).toBeVisible();
  });
});

test.describe('two editors', () => {
  test.use({ expectedErrors: [/status of 40\d|Changing a version of posts failed/] });

  test('do not overwrite each other’s drafts and versions unseen', async ({ adminPage: mila, backend }) => {
    const { id } = await addArticle(backend);
    const boris = await mila.context().newPage();
    const change = async (page: Page, words: string) => {
      await field(page, 'Описание').fill(words);
      await button(page, 'Запази черновата').click();
    };
    await mila.goto(`/admin/posts/${id}`);
    await change(mila, 'Първо.');
    await expect(saved(mila)).toBeVisible();
    await button(mila, 'Насрочи…').click();
    await schedule(mila, '2027-11-26T09:00');
    await expect(toast(mila, 'Насрочено за 26 ноември 2027 г., 09:00')).toBeVisible();
    await boris.clock.install();
    await boris.goto(`/admin/posts/${id}`);
    await expect(field(boris, 'Описание')).toHaveValue('Първо.');
    await expect(button(boris, 'Отмени насрочването')).toBeVisible();

    await test.step('in a conflict the typed text stays until the editor decides', async () => {
      await whileNothingPasses(boris, async () => {
        await field(boris, 'Автор').fill('Борис');
        await change(mila, 'Второ.');
        await expect(saved(mila)).toBeVisible();
      });
      const notice = boris.getByRole('alert').filter({ hasText: /запази тази чернова в \d\d:\d\d/ });
      await expect(notice).toContainText('Вашето е тук, незапазено.');
      for (const step of ['Изтрий черновата', 'Отмени насрочването'])
        await expect(button(boris, step), step).toBeHidden();
      await notice.getByRole('button', { name: 'Запази моята' }).click();
      await expect(saved(boris)).toBeVisible();
      // Somebody who has typed nothing since sees the change.
      await expect(field(mila, 'Автор')).toHaveValue('Борис');
    });

    await test.step('the other editor’s draft can be opened instead', async () => {
      await whileNothingPasses(boris, async () => {
        await field(boris, 'Автор').fill('Незапазено');
        await change(mila, 'Трето.');
        await expect(saved(mila)).toBeVisible();
      });
      await boris.getByRole('button', { name: 'Отвори запазената' }).click();
      await expect(field(boris, 'Автор')).toHaveValue('Борис');
      await expect(field(boris, 'Описание')).toHaveValue('Трето.');
    });

    await test.step('a version published meanwhile is not replaced unseen', async () => {
      await service(backend).from('posts').update({ summary: 'Отдругаде.' }).eq('id', id).throwOnError();
      await button(mila, 'Публикувай').click();
      const question = mila.getByRole('alertdialog');
      await expect(question).toContainText(/публикува друга версия в \d\d:\d\d\./);
      await question.getByRole('button', { name: 'Виж я' }).click();
      const history = mila.getByRole('dialog', { name: 'История' });
      await expect(history.getByText('сега на сайта')).toBeVisible();
      await history.getByRole('button', { name: 'Затвори' }).click();
      await question.getByRole('button', { name: 'Продължи да редактираш' }).click();
      expect((await onSite(backend, id))?.summary).toBe('Отдругаде.');
      await button(mila, 'Публикувай').click();
      await question.getByRole('button', { name: 'Публикувай моята' }).click();
      await expect(toast(mila, 'Публикувано')).toBeVisible();
      expect((await onSite(backend, id))?.summary).toBe('Трето.');
    });

    await test.step('nor is what was taken off the site meanwhile brought back unseen, or scheduled', async () => {
      await change(mila, 'Четвърто.');
      await expect(saved(mila)).toBeVisible();
      await service(backend).from('posts').delete().eq('id', id).throwOnError();
      await button(mila, 'Насрочи…').click();
      await schedule(mila, '2027-11-27T09:00');
      const question = mila.getByRole('alertdialog');
      await expect(question).toContainText('Междувременно е свалено от сайта.');
      await question.getByRole('button', { name: 'Насрочи моята' }).click();
      await expect(toast(mila, 'Насрочено за 27 ноември 2027 г., 09:00')).toBeVisible();
      await button(mila, 'Публикувай').click();
      await expect.poll(async () => (await onSite(backend, id))?.summary).toBe('Четвърто.');
    });
  });
});

test('an article is scheduled, taken off the site and restored', async ({
  adminPage: page,
  backend,
  expectAccessible,
}) => {
  const { id, title } = await addArticle(backend);
  await page.goto(`/admin/posts/${id}`);
  await expect(button(page, 'Насрочи…')).toBeDisabled();

  await test.step('what could not be published cannot be scheduled', async () => {
    await field(page, 'Описание').fill('');
    await button(page, 'Насрочи…').click();
    await schedule(page, '2027-11-27T09:00');
    await expect(toast(page, 'Има какво да се попълни, преди да се публикува.')).toBeVisible();
    await expect(field(page, 'Описание')).toHaveAttribute('aria-invalid', 'true');
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
  await button(page, 'Отмени насрочването').click();
  await expect(toast(page, 'Насрочването е отменено')).toBeVisible();
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

test('articles that do not fit on the first page are on the next', async ({ adminPage: page, backend }) => {
  const draft = (day: number) => ({
    ...{ id: crypto.randomUUID(), table_name: 'posts', row_key: String(900_000 + day), state: 'draft' },
    content: { ...article, title: `${MARK} от ${day}-и` },
    made_at: `2020-01-${String(day).padStart(2, '0')}T09:00:00Z`,
  });
  const drafts = Array.from({ length: 26 }, (_, index) => draft(index + 1));
  await service(backend).from('content_versions').insert(drafts).throwOnError();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/rpc/find_content', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/admin/posts');
  await expect(page.getByText('Зареждане на съдържанието...')).toBeAttached();
  answer();
  const pages = page.getByRole('navigation', { name: 'Страници' });
  const oldest = page.getByRole('link', { name: `${MARK} от 1-и`, exact: true });
  await expect(pages).toContainText('1–25 от повече от 25');
  await expect(oldest).toHaveCount(0);
  await pages.getByRole('button', { name: 'Към следващата страница' }).click();
  await expect(oldest).toBeVisible();
  await expect(pages).toContainText(/26–(?!50)(\d\d) от \1\b/);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(pages).toContainText(/26–(?!50)(\d\d) от \1\b/);
  await expect(pages.getByRole('button', { name: 'Към следващата страница' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Към предишната страница' }).click();
  await expect(oldest).toHaveCount(0);
});

test('an article is changed and published with the keyboard alone', async ({ adminPage: page, backend }) => {
  const { id, title } = await addArticle(backend);
  const tabTo = async (target: ReturnType<Page['locator']>, key = 'Tab') => {
    await target.waitFor();
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press(key);
    }
    throw new Error('The focus never came there.');
  };
  await page.goto('/admin/posts');
  await tabTo(page.getByRole('link', { name: title }));
  await page.keyboard.press('Enter');
  await tabTo(body(page));
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+b');
  await tabTo(button(page, 'Списък'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(body(page)).toHaveValue(/^- \*\*/);
  await expect(body(page)).toBeFocused();
  await tabTo(button(page, 'Публикувай'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Публикувано')).toBeVisible();
  expect((await onSite(backend, id))?.body).toMatch(/^- \*\*/);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Loading|Publishing|Changing a version/] });

  test('a draft keeps the last words and those that could not be saved; deleted late, it closes no other form', async ({
    adminPage: page,
  }) => {
    const title = unique();
    const notSaved = page.getByText('Черновата не е запазена. Няма връзка със сървъра');
    const leaveAndOpenAgain = async () => {
      await page.getByRole('link', { name: 'Статии' }).click();
      await page.getByRole('link', { name: title }).click();
    };
    const discard = async () => {
      await button(page, 'Изтрий черновата').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
    };
    await page.goto('/admin/posts/create');
    await field(page, 'Заглавие').fill(title);
    await expect(saved(page)).toBeVisible();

    await test.step('opened again without a network, it has the last words before it was left', async () => {
      const saving = page.waitForResponse('**/rpc/save_draft');
      await field(page, 'Описание').fill('Последни думи.');
      await page.getByRole('link', { name: 'Статии' }).click();
      await (await saving).finished();
      await expect(page.getByRole('link', { name: title })).toBeVisible();
      await page.context().setOffline(true);
      await page.getByRole('link', { name: title }).click();
      await expect(field(page, 'Описание')).toHaveValue('Последни думи.');
    });

    await test.step('what could not be saved is in the form again, and saved once there is a connection', async () => {
      await field(page, 'Описание').fill('Без връзка.');
      await expect(notSaved).toBeVisible();
      await leaveAndOpenAgain();
      await expect(field(page, 'Описание')).toHaveValue('Без връзка.');
      await expect(page.getByText('Възстановихме промените, които не бяхте запазили.')).toBeVisible();
      await page.context().setOffline(false);
      await expect(saved(page)).toBeVisible();
    });

    await test.step('if it cannot be deleted, it stays open', async () => {
      await page.context().setOffline(true);
      await discard();
      await expect(toast(page, 'Черновата не можа да бъде изтрита. Няма връзка със сървъра')).toBeVisible();
      await expect(field(page, 'Заглавие')).toHaveValue(title);
      await page.context().setOffline(false);
    });

    await test.step('deleted late, it closes no other form', async () => {
      const { promise: held, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/rpc/discard_draft', async (route) => {
        await held;
        await route.continue();
      });
      await discard();
      await page.getByRole('link', { name: 'Статии' }).click();
      await page.getByRole('link', { name: 'Нова статия' }).click();
      await field(page, 'Заглавие').fill(`${title} наново`);
      answer();
      await expect(toast(page, 'Черновата е изтрита')).toBeVisible();
      await field(page, 'Описание').fill('За проба.');
      await expect(saved(page)).toBeVisible();
    });
  });
});

test.describe('when the session has expired', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('unsaved changes are in the form again after signing in', async ({ adminPage: page, backend }) => {
    const { id } = await addArticle(backend);
    await page.goto(`/admin/posts/${id}`);
    await expect(body(page)).toHaveValue(article.body);
    await endSessionOn(page, 'input');
    await field(page, 'Описание').fill('Преди входа.');
    await page.getByLabel('Потребителско име или имейл').fill(backend.admin.username);
    await page.getByLabel('Парола').fill(backend.admin.password);
    await page.getByRole('button', { name: 'Влез' }).click();
    await expect(field(page, 'Описание')).toHaveValue('Преди входа.');
    await expect(saved(page)).toBeVisible();
  });
});
