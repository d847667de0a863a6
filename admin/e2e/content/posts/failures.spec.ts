import { article } from '@vitrina/tests/fixtures/article.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { endSessionOn } from '../../endSessionOn.ts';
import { toast } from '../../toast.ts';
import { button, field } from '../field.ts';
import { addArticle, body, expect, saved, test, unique } from './postsPage.ts';

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
      const answer = await hold(page, '**/rpc/discard_draft');
      await discard();
      await page.getByRole('link', { name: 'Статии' }).click();
      await page.getByRole('link', { name: 'Нова статия' }).click();
      await field(page, 'Заглавие').fill(`${title} наново`);
      answer();
      await expect(toast(page, 'Черновата е изтрита')).toBeVisible();
      await field(page, 'Описание').fill('За проба.');
      await expect(saved(page)).toBeVisible();
    });

    await test.step('the browser’s history does not bring back the draft of a new article', async () => {
      await discard();
      await expect(page).toHaveURL('/admin/posts');
      await page.goForward();
      await expect(page.getByText('Статията не е намерена')).toBeVisible();
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
    await page.getByLabel('Парола', { exact: true }).fill(backend.admin.password);
    await page.getByRole('button', { name: 'Влез' }).click();
    await expect(field(page, 'Описание')).toHaveValue('Преди входа.');
    await expect(saved(page)).toBeVisible();

    await test.step('a step that is refused for it leads there too, without an error of its own', async () => {
      const json = { code: 'PGRST301', message: 'JWT expired' };
      await page.route('**/rpc/unpublish', (route) => route.fulfill({ status: 401, json }));
      await button(page, 'Свали от сайта').click();
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    });
  });
});
