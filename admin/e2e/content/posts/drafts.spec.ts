import { article } from '@vitrina/tests/fixtures/article.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { toast } from '../../toast.ts';
import { button, field } from '../field.ts';
import { png } from '../pictureFiles.ts';
import { addArticle, body, expect, onSite, saved, test } from './postsPage.ts';

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

  await test.step('with forms open in two tabs, the preview shows the one in which it was asked for', async () => {
    const other = await addArticle(backend);
    const tab = await page.context().newPage();
    await tab.goto(`/admin/posts/${other.id}`);
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(other.title);
    await page.getByRole('link', { name: 'Преглед' }).click();
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
    await tab.close();
  });

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
    const give = (kind: 'paste' | 'drop', words: Record<string, string> = {}) =>
      body(page).evaluate(
        (area, { kind, words, bytes }) => {
          const data = new DataTransfer();
          for (const [type, text] of Object.entries(words)) data.setData(type, text);
          for (const name of ['a.png', 'b.png'])
            data.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
          return area.dispatchEvent(
            kind === 'paste'
              ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
              : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
          );
        },
        { kind, words, bytes: [...png('a.png').buffer] },
      );
    const table = { 'text/plain': 'Таблица', 'text/html': '<table><td>Таблица</td></table>' };
    expect(await give('paste', table), 'what can be pasted as text is').toBe(true);
    // As the Finder of a Mac gives files.
    await give('paste', { 'text/plain': 'a.png' });
    await expect(preview.locator('figure img')).toHaveCount(2);
    await give('drop');
    await expect(preview.locator('figure img')).toHaveCount(4);
    await expect(body(page)).toHaveValue(/^Пред \n(\n!\[\]\(content-images\/[a-z0-9-]+\.webp\)\n){4}\n$/);
  });

  await test.step('a picture takes no focus from another field', async () => {
    const finish = await hold(page, '**/storage/v1/object/**');
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
    const shown = '**/storage/v1/object/public/**';
    const answer = await hold(page, shown, {
      end: (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }),
    });
    const choosing = page.waitForEvent('filechooser');
    const checking = page.waitForRequest(shown);
    await button(page, 'Смени снимката').click();
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
    await expect(button(page, 'Смени снимката')).toBeVisible();
    await expect(button(page, 'Опитайте отново')).toHaveCount(0);
    await page.unroute(shown);
  });

  await test.step('leaving aborts an upload and says so', async () => {
    const choosing = page.waitForEvent('filechooser');
    await page.route('**/storage/v1/object/**', () => {});
    await button(page, 'Смени снимката').click();
    await (await choosing).setFiles(png('late.png'));
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('link', { name: 'Статии' }).click();
    await expect(toast(page, 'Качването на снимката е прекъснато.')).toBeVisible();
  });
});
