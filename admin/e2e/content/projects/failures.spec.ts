import { endSessionOn } from '../../endSessionOn.ts';
import { service } from '../../service.ts';
import { toast } from '../../toast.ts';
import { png } from '../pictureFiles.ts';
import { addProjects, dialog, expect, rowOf, rows, TABLE, test, unique } from './projectsPage.ts';

test.describe('with a failing network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|ERR_INTERNET|failed:|status of 409/] });

  test('every failed write shows an error, keeps what was entered, and works on a retry', async ({
    adminPage: page,
    backend,
  }) => {
    const [title, other] = [unique('Кафене'), unique('Друг')];
    await addProjects(backend, other);
    const fail = () =>
      page.route(TABLE, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
    const heal = () => page.unroute(TABLE);
    await page.goto('/admin/projects/create');
    const form = dialog(page, 'Нов проект');
    await form.getByLabel('Заглавие').fill(title);
    await form.getByLabel('Описание').fill('Кафе.');
    await page.route('**/storage/v1/object/**', (route) => route.abort());
    await form.locator('input[type=file]').setInputFiles(png('coffee.png'));
    await expect(toast(page, 'Грешка при качване на изображението')).toContainText('Няма връзка със сървъра');
    await page.unroute('**/storage/v1/object/**');
    await form.getByRole('button', { name: 'Опитайте отново' }).click();
    await expect(toast(page, 'Изображението е качено успешно')).toBeVisible();

    await fail();
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Грешка при добавяне на проект')).toBeVisible();
    await expect(form).toContainText('Възникна грешка при записа на проекта');
    await expect(form.getByLabel('Заглавие')).toHaveValue(title);
    await heal();
    // The answer is lost, and then the page.
    await page.route(TABLE, async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      await route.fetch();
      await route.abort();
    });
    const lost = page.waitForEvent('requestfailed');
    await form.getByRole('button', { name: 'Запази' }).click();
    await lost;
    await heal();
    const asked: string[] = [];
    page.once('dialog', (question) => {
      asked.push(question.type());
      return question.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(form.getByLabel('Заглавие')).toHaveValue(title);
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Проектът е добавен успешно')).toBeVisible();
    await expect(rows(page).last()).toContainText(title);
    await expect(rows(page).filter({ hasText: title })).toHaveCount(1);

    await fail();
    await page.route('**/rest/v1/rpc/reorder_projects', (route) => route.abort());
    await page.getByRole('button', { name: `Премести „${title}“ нагоре` }).click();
    await expect(toast(page, 'Грешка при пренареждане на проекти')).toContainText(
      'Възникна грешка при пренареждането на проекта',
    );
    await expect(rows(page).last()).toContainText(title);

    await page.getByRole('link', { name: `Редактирай проекта „${title}“` }).click();
    const edit = dialog(page, 'Редактиране на проект');
    await edit.getByLabel('Описание').fill('Кафе и чай.');
    await edit.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Грешка при обновяване на проект')).toBeVisible();
    await expect(edit.getByLabel('Описание')).toHaveValue('Кафе и чай.');
    await heal();
    await edit.getByRole('button', { name: 'Запази' }).click();
    await expect(toast(page, 'Проектът е обновен успешно')).toBeVisible();
    // A change by somebody else since then is not reverted unseen.
    await service(backend).from('projects').update({ description: 'Чай.' }).eq('title', title).throwOnError();
    await page.getByRole('button', { name: 'Върни предишната' }).click();
    await expect(toast(page, 'Междувременно на сайта е публикувана друга версия.')).toBeVisible();
    await expect(rowOf(page, title)).toContainText('Чай.');

    await fail();
    await page.getByRole('button', { name: `Изтрий проекта „${title}“` }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Изтрий' }).click();
    await expect(toast(page, 'Грешка при изтриване на проект')).toBeVisible();
    await expect(question).toContainText('Грешка при изтриването...');
    await heal();
    await question.getByRole('button', { name: 'Изтрий' }).click();
    await expect(toast(page, 'Проектът е изтрит успешно')).toBeVisible();
  });
});

test.describe('when the session ends while somebody is typing', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('the form is restored after signing in again', async ({ adminPage: page, backend }) => {
    await page.goto('/admin/projects/create');
    const form = dialog(page, 'Нов проект');
    await form.getByLabel('Заглавие').fill('Недовършено');
    await form.getByLabel('Описание').fill('Дълъг текст.');
    await form.locator('input[type=file]').setInputFiles(png('kept.png'));
    await expect(toast(page, 'Изображението е качено успешно')).toBeVisible();
    await endSessionOn(page, 'click');
    await form.getByRole('button', { name: 'Запази' }).click();
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    await page.getByLabel('Потребителско име или имейл').fill(backend.admin.username);
    await page.getByLabel('Парола', { exact: true }).fill(backend.admin.password);
    await page.getByRole('button', { name: 'Влез' }).click();
    await expect(form.getByLabel('Заглавие')).toHaveValue('Недовършено');
    await expect(form.getByLabel('Описание')).toHaveValue('Дълъг текст.');
    await expect(form.getByRole('img', { name: 'Избраната снимка' })).toBeVisible();
    await expect(form.getByText('Възстановихме промените, които не бяхте запазили.')).toBeVisible();
    await form.getByRole('button', { name: 'Отхвърли ги' }).click();
    await expect(form.getByLabel('Заглавие')).toHaveValue('');
  });
});
