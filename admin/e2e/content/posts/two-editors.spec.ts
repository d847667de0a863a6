import type { Page } from '@playwright/test';
import type { Json } from '@vitrina/shared/database.types.ts';
import { makeAdmin, signIn } from '@vitrina/tests/fixtures/people.ts';
import { service } from '../../service.ts';
import { toast } from '../../toast.ts';
import { button, field } from '../field.ts';
import { addArticle, expect, onSite, saved, schedule, test } from './postsPage.ts';

test.describe('two editors', () => {
  test.use({ expectedErrors: [/status of 40\d|Changing a version of posts failed/] });

  test('do not overwrite each other’s drafts and versions unseen', async ({ adminPage: page, backend }) => {
    const { id } = await addArticle(backend);
    const mila = await makeAdmin(backend);
    const editor = await signIn(backend, mila);
    /** Mila saves the draft from where she is. */
    const saveAsMila = async (changes: Record<string, Json>) => {
      const row = { table_name: 'posts', row_key: String(id) };
      const { data: open } = await editor
        .from('content_versions')
        .select()
        .match(row)
        .in('state', ['draft', 'scheduled'])
        .single()
        .throwOnError();
      const content = { ...(open.content as Record<string, Json>), ...changes };
      await editor
        .rpc('save_draft', { ...row, version_id: open.id, seen_revision: open.revision, content })
        .throwOnError();
    };
    await page.clock.install();
    await page.goto(`/admin/posts/${id}`);
    await field(page, 'Описание').fill('Първо.');
    await button(page, 'Запази черновата').click();
    await expect(saved(page)).toBeVisible();
    await button(page, 'Насрочи…').click();
    await schedule(page, '2027-11-26T09:00');
    await expect(toast(page, 'Насрочено за 26 ноември 2027 г., 09:00')).toBeVisible();

    await test.step('whoever has typed nothing since sees the change', async () => {
      await saveAsMila({ author: 'Мила' });
      await expect(field(page, 'Автор')).toHaveValue('Мила');
      await expect(button(page, 'Отмени насрочването')).toBeVisible();
    });

    await test.step('in a conflict the typed text stays until the editor decides', async () => {
      await whileNothingPasses(page, async () => {
        await field(page, 'Автор').fill('Борис');
        await saveAsMila({ summary: 'Второ.' });
      });
      const notice = page.getByRole('alert').filter({ hasText: /запази тази чернова в \d\d:\d\d/ });
      await expect(notice).toContainText(mila.username);
      await expect(notice).toContainText('Вашето е тук, незапазено.');
      for (const step of ['Изтрий черновата', 'Отмени насрочването'])
        await expect(button(page, step), step).toBeHidden();
      await notice.getByRole('button', { name: 'Запази моята' }).click();
      await expect(saved(page)).toBeVisible();
    });

    await test.step('the other editor’s draft can be opened instead', async () => {
      await whileNothingPasses(page, async () => {
        await field(page, 'Автор').fill('Незапазено');
        await saveAsMila({ summary: 'Трето.' });
      });
      await page.getByRole('button', { name: 'Отвори запазената' }).click();
      await expect(field(page, 'Автор')).toHaveValue('Борис');
      await expect(field(page, 'Описание')).toHaveValue('Трето.');
    });

    await test.step('a version published meanwhile is not replaced unseen', async () => {
      await service(backend).from('posts').update({ summary: 'Отдругаде.' }).eq('id', id).throwOnError();
      await button(page, 'Публикувай').click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(/публикува друга версия в \d\d:\d\d\./);
      await question.getByRole('button', { name: 'Виж я' }).click();
      const history = page.getByRole('dialog', { name: 'История' });
      await expect(history.getByText('сега на сайта')).toBeVisible();
      await history.getByRole('button', { name: 'Затвори', exact: true }).click();
      await question.getByRole('button', { name: 'Продължи да редактираш' }).click();
      expect((await onSite(backend, id))?.summary).toBe('Отдругаде.');
      await button(page, 'Публикувай').click();
      await question.getByRole('button', { name: 'Публикувай моята' }).click();
      await expect(toast(page, 'Публикувано')).toBeVisible();
      expect((await onSite(backend, id))?.summary).toBe('Трето.');
    });

    await test.step('nor is what was taken off the site meanwhile brought back unseen, or scheduled', async () => {
      await field(page, 'Описание').fill('Четвърто.');
      await button(page, 'Запази черновата').click();
      await expect(saved(page)).toBeVisible();
      await service(backend).from('posts').delete().eq('id', id).throwOnError();
      await button(page, 'Насрочи…').click();
      await schedule(page, '2027-11-27T09:00');
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Междувременно е свалено от сайта.');
      await question.getByRole('button', { name: 'Насрочи моята' }).click();
      await expect(toast(page, 'Насрочено за 27 ноември 2027 г., 09:00')).toBeVisible();
      await button(page, 'Публикувай').click();
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
