import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { secondClick } from '@vitrina/tests/fixtures/secondClick.ts';
import { expect, test } from './chatTest.ts';

// The second admin is told so.
test.use({ expectedErrors: [/status of 409/] });

test('a request is shown in the conversation, and its answer belongs to its content', async ({
  clientPage,
  adminPage,
  client,
  backend,
  expectAccessible,
  expectAccessibleDayAndNight,
}) => {
  test.slow(); // Two people sign in, ask, answer and print.
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const dialog = adminPage.getByRole('dialog');
  const panel = adminPage.getByRole('complementary', { name: 'Проект' });
  const openForm = async (kind: string) => {
    await adminPage.getByRole('button', { name: 'Прикачване' }).click();
    await adminPage.getByRole('menuitem', { name: kind }).click();
  };
  const service = createServiceClient(backend.apiUrl, backend.secretKey);
  const somebodyChangesThePlan = async () => {
    const { data } = await service
      .from('developments')
      .select('stages')
      .eq('client_id', client.id)
      .single()
      .throwOnError();
    const stages = JSON.parse(JSON.stringify(data.stages).replace('"Дизайн"', '"Дизайн от другия"'));
    const { data: admin } = await service
      .from('chat_users')
      .select('id')
      .eq('username', backend.admin.username)
      .single()
      .throwOnError();
    const updated_at = new Date().toISOString();
    await service
      .from('developments')
      .update({ stages, updated_at, updated_by: admin.id, launched_on: '2026-12-24' })
      .eq('client_id', client.id)
      .throwOnError();
  };
  const paper = clientPage.getByRole('log').getByRole('article');

  await test.step('the studio plans, finishes a stage, and is told who has changed the plan in the meantime', async () => {
    await adminPage.getByRole('button', { name: 'Проект' }).click();
    await panel.getByRole('button', { name: 'Започни плана' }).click();
    const stage = (number: number) => dialog.getByRole('group', { name: `Етап ${number}` });
    await expect(stage(1).getByLabel('Заглавие')).toBeFocused();
    await stage(5).getByRole('button', { name: 'Премахни' }).click();
    await expect(stage(4).getByLabel('Заглавие')).toBeFocused();
    await dialog.getByRole('button', { name: 'Добави етап' }).click();
    await dialog.getByRole('button', { name: 'Запази' }).click();
    await expect(stage(5).getByText('Напишете заглавие.')).toBeVisible();
    await stage(5).getByLabel('Заглавие').fill('Обучение\0');
    await stage(5).getByRole('button', { name: 'Нагоре' }).click();
    await expect(stage(4).getByRole('button', { name: 'Нагоре' })).toBeFocused();
    const due = stage(4).getByLabel('Срок');
    await due.pressSequentially('04');
    await dialog.getByRole('button', { name: 'Запази' }).click();
    await expect(due).toBeFocused();
    await expect(due).toHaveAccessibleDescription('Допишете датата: ден, месец и година.');
    await due.fill('2030-12-04');
    await expectAccessible(adminPage);
    await dialog.getByRole('button', { name: 'Запази' }).click();
    await panel.getByRole('button', { name: 'Готово Разговор и материали' }).click();
    await expect(panel.getByRole('button', { name: 'Готово Дизайн' })).toBeVisible();
    await expect(panel, 'around the button that is gone').toBeFocused();
    await panel.getByRole('button', { name: 'Промени плана' }).click();
    await stage(2).getByLabel('Заглавие').fill('Дизайн на началото');
    await somebodyChangesThePlan();
    await dialog.getByRole('button', { name: 'Запази' }).click();
    await expect(
      dialog.getByText(`${backend.admin.username} промени плана. Показваме новото, а вашето е в полетата.`),
    ).toBeVisible();
    await expect(dialog.getByText('Дизайн от другия')).toBeVisible();
    await expect(stage(2).getByLabel('Заглавие')).toHaveValue('Дизайн на началото');
    await dialog.getByRole('button', { name: 'Запази' }).click();
    await expect(panel.getByRole('button', { name: 'Готово Дизайн на началото' })).toBeVisible();
    const { data: plan } = await service
      .from('developments')
      .select('launched_on')
      .eq('client_id', client.id)
      .single()
      .throwOnError();
    expect(plan.launched_on, 'finished by somebody else in the meantime').toBe('2026-12-24');
    await expectAccessible(adminPage);
    await panel.getByRole('button', { name: 'Затвори проекта' }).click();
  });

  await test.step('it asks for approval of a picture and a file, by keyboard, and is told what is missing', async () => {
    await adminPage.getByRole('button', { name: 'Прикачване' }).press('Enter');
    await expect(adminPage.getByRole('menuitem', { name: 'Изображение или файл' })).toBeFocused();
    await adminPage.keyboard.press('ArrowDown');
    await adminPage.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Изпрати' }).click();
    await expect(dialog.getByText('Напишете заглавие.')).toBeVisible();
    await expect(dialog.getByText('Дайте връзка или добавете файл.')).toBeVisible();
    await expect(dialog.getByLabel('Заглавие')).toBeFocused();
    await dialog.getByLabel('Заглавие').fill('Начална страница');
    await dialog.locator('input[type=file]').setInputFiles([
      { name: 'начало.png', mimeType: 'image/png', buffer: await adminPage.screenshot() },
      { name: 'текстове.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
      { name: 'излишен.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') },
    ]);
    await expect(dialog.getByText('излишен.pdf')).toBeVisible();
    await dialog.getByRole('button', { name: 'Премахни файла' }).nth(1).click();
    await expectAccessible(adminPage);
    await dialog.getByRole('button', { name: 'Изпрати' }).click();
    await expect(adminPage.getByText(`Изпратено на ${client.username}`)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('the client approves, undoes it, approves again and leaves', async () => {
    await expect(clientPage.getByText('Готово: Разговор и материали')).toBeVisible();
    await expect(paper).toContainText('Начална страница (версия 1)');
    await expect(paper.getByRole('img', { name: 'Изображение' })).toBeVisible();
    const downloading = clientPage.waitForEvent('download');
    await paper.getByRole('button', { name: 'Изтегли текстове.pdf' }).click();
    expect((await downloading).suggestedFilename()).toBe('текстове.pdf');
    await expect(paper).not.toContainText('излишен.pdf');
    await expectAccessibleDayAndNight(clientPage);
    await paper.getByRole('button', { name: 'Одобрявам' }).click();
    await paper.getByRole('button', { name: 'Отмени' }).click();
    await paper.getByRole('button', { name: 'Искам промяна' }).click();
    await expect(paper.getByLabel('Какво да променим?')).toBeFocused();
    await paper.getByRole('button', { name: 'Изпрати' }).click();
    await expect(paper.getByText('Напишете какво да променим.')).toBeVisible();
    const change = paper.getByLabel('Какво да променим?');
    await change.focus();
    // As if it were pasted.
    await clientPage.keyboard.insertText('я'.repeat(3001));
    await paper.getByRole('button', { name: 'Изпрати' }).click();
    await expect(paper.getByText('Текстът е твърде дълъг – най-много 3000 знака.')).toBeVisible();
    await expect(change).toHaveValue('я'.repeat(3001));
    const question = clientPage.getByRole('dialog', { name: 'Въведеното не е запазено' });
    const cancel = paper.getByRole('button', { name: 'Отказ' });
    await cancel.click();
    await question.getByRole('button', { name: 'Остани тук' }).click();
    await expect(change).toHaveValue('я'.repeat(3001));
    await cancel.click();
    await question.getByRole('button', { name: 'Затвори без запазване' }).click();
    await expect(paper.getByRole('button', { name: 'Искам промяна' })).toBeFocused();
    await paper.getByRole('button', { name: 'Искам промяна' }).click();
    await expect(change).toHaveValue('');
    await cancel.click();
    await expect(paper.getByRole('button', { name: 'Искам промяна' })).toBeFocused();
    await paper.getByRole('button', { name: 'Одобрявам' }).click();
    await expect(paper.getByRole('button', { name: 'Отмени' })).toBeVisible();
    await clientPage.reload();
    await expect(paper).toContainText('Одобрено на');
    await expect(clientPage.getByText('Одобрено: Начална страница (версия 1)')).toBeVisible();
    await expect(adminPage.getByText('Одобрено: Начална страница (версия 1)')).toBeVisible();
  });

  await test.step('an offer is shown on the client’s project page, and accepted by name', async () => {
    await openForm('Оферта');
    await dialog.getByLabel('Заглавие').fill('Сайт на пекарна');
    const row = (number: number) => dialog.getByRole('group', { name: `Ред ${number}` });
    await row(1).getByLabel('Услуга').fill('Сайт');
    await row(1).getByLabel('Цена, €').fill('409,03');
    await dialog.getByRole('button', { name: 'Добави ред' }).press('Enter');
    await expect(row(2).getByLabel('Услуга')).toBeFocused();
    await dialog.getByRole('button', { name: 'Добави ред' }).click();
    await row(3).getByLabel('Услуга').fill('Статия');
    await row(3).getByLabel('Брой').fill('0');
    await dialog.getByRole('button', { name: 'Изпрати' }).click();
    await expect(row(2).getByText('Напишете услугата.')).toBeVisible();
    await expect(row(2).getByLabel('Услуга')).toBeFocused();
    const leaving = adminPage.waitForEvent('dialog');
    await adminPage.close({ runBeforeUnload: true });
    await (await leaving).dismiss();
    await row(2).getByRole('button', { name: 'Премахни ред 2' }).click();
    await secondClick(adminPage);
    await expect(row(2).getByLabel('Услуга')).toHaveValue('Статия');
    await expect(row(2).getByText('Напишете услугата.'), 'the error of the removed row').toBeHidden();
    await expect(row(2).getByText('От 1 до 1000.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Добави ред' }).click();
    await expect(row(3).getByText(/^(Напишете|От 1)/), 'the errors of the row that was third').toHaveCount(0);
    await row(3).getByRole('button', { name: 'Премахни ред 3' }).click();
    await row(2).getByLabel('Брой').fill('3');
    await row(2).getByLabel('Цена, €').fill('25,56');
    await dialog.getByLabel('Валидна до').fill('2030-12-04');
    await expectAccessible(adminPage);
    await dialog.getByRole('button', { name: 'Изпрати' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('it is replaced by a new version that starts with its rows', async () => {
    await adminPage.getByRole('button', { name: 'Нова версия Сайт на пекарна' }).click();
    const row = dialog.getByRole('group', { name: 'Ред 2' });
    await expect(row.getByLabel('Услуга')).toHaveValue('Статия');
    await row.getByLabel('Брой').fill('2');
    await expect(dialog.getByText(/^460,15/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Изпрати' }).click();
    await expect(dialog).toBeHidden();
    await expect(clientPage.getByText('Има нова версия')).toBeVisible();
    const tab = clientPage.getByRole('button', { name: 'Моят проект, чакат ви: 1' });
    await tab.click();
    const project = clientPage.getByRole('region', { name: 'Моят проект' });
    await expect(project.getByText('готово на')).toBeVisible();
    await expect(project.getByRole('row', { name: 'Сайт 1 409,03 €' })).toBeVisible();
    await expect(project.getByRole('row', { name: 'Статия по 25,56 € 2 51,12 €' })).toBeVisible();
    await project.getByRole('button', { name: /^Приемам за 460,15/ }).click();
    await expect(project.getByText('Напишете името си.')).toBeVisible();
    await project.getByLabel('Вашето име').fill('Ралица Тодорова');
    await expectAccessibleDayAndNight(clientPage);
    await project.getByRole('button', { name: 'Не приемам' }).click();
    await expect(project.getByLabel('Какво не ви устройва? (по желание)')).toBeFocused();
    await project.getByRole('button', { name: 'Отказ' }).click();
    await expect(project.getByRole('button', { name: 'Не приемам' })).toBeFocused();
    await project.getByRole('button', { name: /^Приемам за 460,15/ }).click();
    await expect(project.getByText('Нищо не чака. Ще ви пишем тук.')).toBeVisible();
    await expect(clientPage.getByText('Офертата е приета')).toBeVisible();
    await expect(project).toBeFocused();
    await expect(project.getByText(/^Приета на .* от Ралица Тодорова$/)).toBeVisible();
    // The project scrolls inside the page, and the page itself does not.
    const overflow = await clientPage.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight;
    });
    expect(overflow).toBe(0);
    await clientPage.getByRole('button', { name: 'Разговор' }).click();
    await expect(paper.filter({ hasText: 'Приета на' })).toBeVisible();
    await expectAccessibleDayAndNight(clientPage);
    await clientPage.getByRole('button', { name: 'Моят проект' }).click();
    await expect(adminPage.getByText(/Приемам оферта №\s\d{4}-\d{3,} за 460,15/)).toBeVisible();
  });

  await test.step('the client writes about missing materials', async () => {
    await openForm('Материали');
    await dialog.getByLabel('Заглавие').fill('Снимки');
    await dialog.getByLabel('Какво трябва, по едно на ред').fill('Две снимки на фурната\nЦените');
    await dialog.getByRole('button', { name: 'Изпрати' }).click();
    const asked = clientPage.getByRole('region', { name: 'Моят проект' }).getByRole('article');
    await asked.getByRole('button', { name: 'Нямам ги всички' }).click();
    await expect(clientPage.getByRole('textbox', { name: 'Съобщение' })).toBeFocused();
    await clientPage.getByRole('button', { name: 'Моят проект, чакат ви: 1' }).click();
    await asked.getByRole('button', { name: 'Изпратих всичко' }).click();
    await expect(adminPage.getByText('Изпратих: Снимки')).toBeVisible();
    await expect(clientPage.getByRole('region', { name: 'Моят проект' })).toBeFocused();
  });

  await test.step('the studio withdraws a request, once even with two presses', async () => {
    await openForm('Материали');
    await dialog.getByLabel('Заглавие').fill('Менюто');
    await dialog.getByLabel('Какво трябва, по едно на ред').fill('Цените');
    await dialog.getByRole('button', { name: 'Изпрати' }).click();
    await adminPage.getByRole('button', { name: 'Проект' }).click();
    let calls = 0;
    const { promise: arePressed, resolve: answer } = Promise.withResolvers<void>();
    await adminPage.route('**/rpc/withdraw_request', async (route) => {
      calls += 1;
      await arePressed;
      await route.continue();
    });
    await panel.getByRole('button', { name: 'Оттегли Менюто' }).dblclick();
    answer();
    await expect(adminPage.getByText('Оттеглено: Менюто')).toBeVisible();
    expect(calls).toBe(1);
    await expect(panel.getByText('Нищо не чака отговор.')).toBeVisible();
    await expect(panel).toBeFocused();
    await panel.getByRole('button', { name: 'Затвори проекта' }).click();
  });

  await test.step('an offer is printed on its own', async () => {
    await clientPage.evaluate(() => {
      window.print = () => undefined;
    });
    await clientPage
      .getByRole('button', { name: /^Отпечатай/ })
      .first()
      .click();
    await clientPage.emulateMedia({ media: 'print' });
    await expect(clientPage.getByText(/^Отпечатък: [0-9a-f]{12}$/)).toBeVisible();
    await expect(clientPage.getByRole('heading', { name: 'Файлове' })).toBeHidden();
  });
});
