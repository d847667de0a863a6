import type { Page } from '@playwright/test';
import { service } from '../../service.ts';
import { toast } from '../../toast.ts';
import { button, field } from '../field.ts';
import { addArticle, expect, onSite, saved, schedule, test } from './postsPage.ts';

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

/** Stops the page's clock, so that unsaved changes stay unsaved. */
async function whileNothingPasses(page: Page, work: () => Promise<void>) {
  await page.clock.pauseAt(Date.now() + 1000);
  await work();
  await page.clock.resume();
}
