import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from './chatTest.ts';

// What is typed into the forms of requests and plans, after the page was lost.

test('a half-written offer is there again after the page was lost, and one whose answer was lost is sent once', async ({
  adminPage,
  client,
  backend,
  expectedErrors,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const dialog = adminPage.getByRole('dialog', { name: 'Оферта' });
  const [title, second] = [dialog.getByLabel('Заглавие'), dialog.getByRole('group', { name: 'Ред 2' })];
  const vat = dialog.getByLabel('Цените са без ДДС.');
  const open = async () => {
    await adminPage.getByRole('button', { name: 'Прикачване' }).click();
    await adminPage.getByRole('menuitem', { name: 'Оферта' }).click();
  };
  adminPage.on('dialog', (question) => question.accept());
  await open();
  await title.fill('Сайт на пекарна');
  await dialog.getByLabel('Цена, €').fill('409,03');
  await dialog.getByRole('button', { name: 'Добави ред' }).click();
  await second.getByLabel('Услуга').fill('Статия');
  await second.getByLabel('Цена, €').fill('двадесет');
  await vat.check();
  await adminPage.reload();

  await open();
  await expect(dialog.getByText('Започнахте това по-рано и не го изпратихте.')).toBeVisible();
  await expect(title).toHaveValue('Сайт на пекарна');
  await expect(dialog.getByText(/^409,03/)).toHaveCount(1);
  await expect(second.getByLabel('Услуга')).toHaveValue('Статия');
  await expect(second.getByLabel('Цена, €')).toHaveValue('двадесет');
  await expect(vat).toBeChecked();
  await adminPage.keyboard.press('Escape');
  await adminPage.getByRole('button', { name: 'Затвори без запазване' }).click();
  await open();
  await expect(title).toHaveValue('');
  await expect(second).toBeHidden();

  await test.step('whose answer was lost with the page', async () => {
    expectedErrors.push(/ERR_FAILED/);
    const send = dialog.getByRole('button', { name: 'Изпрати' });
    await title.fill('Сайт на пекарна');
    await dialog.getByLabel('Услуга').fill('Сайт');
    await dialog.getByLabel('Цена, €').fill('409,03');
    await dialog.getByLabel('Валидна до').fill('2030-01-01');
    await vat.check();
    await adminPage.route('**/rpc/send_request', (route) => route.fetch().then(() => route.abort()), {
      times: 1,
    });
    await vat.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('опитайте отново');
    await expect(vat).toBeFocused();
    await adminPage.reload();
    await open();
    await expect(title).toHaveValue('Сайт на пекарна');
    await expect(vat).toBeChecked();
    await send.click();
    await expect(adminPage.getByText(`Изпратено на ${client.username}`)).toBeVisible();
    const { data: stored } = await createServiceClient(backend.apiUrl, backend.secretKey)
      .from('requests')
      .select('id')
      .eq('client_id', client.id)
      .throwOnError();
    expect(stored).toHaveLength(1);
    await open();
    await expect(title, 'another one').toHaveValue('');
  });
});

test('a half-made plan is there again after the page was lost, beside what somebody else has saved meanwhile', async ({
  adminPage,
  client,
  backend,
}) => {
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const dialog = adminPage.getByRole('dialog', { name: 'Разработка на сайта' });
  const stage = (number: number) => dialog.getByRole('group', { name: `Етап ${number}` });
  const titles = dialog.getByLabel('Заглавие');
  const restored = dialog.getByText('Започнахте това по-рано и не го запазихте.');
  const open = async (button: string) => {
    const panel = adminPage.getByRole('complementary', { name: 'Проект' });
    if (!(await panel.isVisible())) await adminPage.getByRole('button', { name: 'Проект' }).click();
    await panel.getByRole('button', { name: button }).click();
  };
  adminPage.on('dialog', (question) => question.accept());

  await open('Започни плана');
  await stage(1).getByLabel('Заглавие').fill('Скица');
  await stage(2).getByLabel('Срок').fill('2030-12-04');
  await stage(5).getByRole('button', { name: 'Премахни' }).click();
  await dialog.getByRole('button', { name: 'Добави етап' }).click();
  await stage(5).getByLabel('Заглавие').fill('Обучение');
  await stage(5).getByRole('button', { name: 'Нагоре' }).click();
  await adminPage.reload();
  await open('Започни плана');
  await expect(restored).toBeVisible();
  for (const [place, title] of ['Скица', 'Дизайн', 'Изработка', 'Обучение', 'Корекции'].entries())
    await expect(titles.nth(place)).toHaveValue(title);
  await expect(stage(2).getByLabel('Срок')).toHaveValue('2030-12-04');
  await dialog.getByRole('button', { name: 'Запази' }).click();
  await expect(dialog).toHaveCount(0);

  await open('Промени плана');
  await expect(restored).toHaveCount(0);
  await titles.first().fill('Скица на началото');
  await dialog.getByLabel('На живо от').fill('2030-12-24');
  const plans = createServiceClient(backend.apiUrl, backend.secretKey).from('developments');
  const { data: plan } = await plans.select('stages').eq('client_id', client.id).single().throwOnError();
  const stages = JSON.parse(JSON.stringify(plan.stages).replace('"Дизайн"', '"Дизайн от другия"'));
  await plans
    .update({ stages, updated_at: new Date().toISOString() })
    .eq('client_id', client.id)
    .throwOnError();
  await adminPage.reload();
  await open('Промени плана');
  await expect(dialog.getByText('промени плана. Показваме новото, а вашето е в полетата.')).toBeVisible();
  await expect(dialog.getByText('Дизайн от другия')).toBeVisible();
  await expect(titles.first()).toHaveValue('Скица на началото');
  await expect(dialog.getByLabel('На живо от')).toHaveValue('2030-12-24');
  await dialog.getByRole('button', { name: 'Отказ' }).click();
  await adminPage.getByRole('button', { name: 'Затвори без запазване' }).click();
  await open('Промени плана');
  await expect(restored).toHaveCount(0);
  await expect(titles.first()).toHaveValue('Скица');
});
