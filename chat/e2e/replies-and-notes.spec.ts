import type { Route } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from './chatTest.ts';

test('the studio answers with a ready-made reply and takes a note', async ({
  adminPage,
  client,
  clientPage,
  backend,
  expectAccessibleDayAndNight,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource|status of 409/); // A note is saved twice.
  const secret = createServiceClient(backend.apiUrl, backend.secretKey);
  const title = `Срокове ${crypto.randomUUID()}`;
  const reply = { title, body: 'Здравейте, {име}! Готово е на {дата}.' };
  const { data: made } = await secret.from('canned_replies').insert(reply).select().single().throwOnError();
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  const field = adminPage.getByRole('textbox', { name: 'Съобщение' });
  const send = adminPage.getByRole('button', { name: 'Изпрати' });
  const search = adminPage.getByRole('searchbox', { name: 'Търсене' });
  const panel = adminPage.getByRole('complementary', { name: 'Проект' });

  await test.step('a name that the studio corrects is heard of in both open chats', async () => {
    await expect(adminPage.getByRole('heading', { name: client.username })).toBeVisible();
    await secret.from('people').update({ name: 'Ралица' }).eq('client_id', client.id).throwOnError();
    await expect(adminPage.getByRole('heading', { name: 'Ралица' })).toBeVisible();
    await expect(clientPage.getByText('Добре дошли, Ралица')).toBeVisible();
  });

  await test.step('"/" at the start of a line opens the replies', async () => {
    await field.pressSequentially('и/или');
    await expect(search).toBeHidden();
    await field.press('Shift+Enter');
    await field.press('/');
    await expect(search).toBeFocused();
    await search.fill('снежинка');
    await expect(adminPage.getByText('Няма такъв отговор.')).toBeVisible();
    await search.fill(title);
    await expect(adminPage.getByRole('link', { name: 'Нов отговор' })).toHaveAttribute(
      'href',
      '/admin/canned-replies/create',
    );
    await expectAccessibleDayAndNight(adminPage);
    await search.press('ArrowDown');
    await adminPage.keyboard.press('Enter');
    await expect(field).toHaveValue('и/или\nЗдравейте, Ралица! Готово е на {дата}.');
  });

  await test.step('blanks have to be filled in before sending', async () => {
    await expect(field).toHaveAccessibleDescription('Попълнете {дата}, преди да изпратите.');
    await expect(send).toBeDisabled();
    await expect(field).toBeFocused();
    await adminPage.keyboard.type('2 декември');
    await expect(field).toHaveValue('и/или\nЗдравейте, Ралица! Готово е на 2 декември.');
    await field.press('Enter');
    await expect(clientPage.getByText('Здравейте, Ралица! Готово е на 2 декември.')).toBeVisible();
  });

  await test.step('the button opens them too, and Escape closes them', async () => {
    const button = adminPage.getByRole('button', { name: 'Бързи отговори' });
    await button.click();
    await expect(search).toBeFocused();
    await search.press('Escape');
    await expect(search).toBeHidden();
    await expect(field).toBeFocused();
  });

  await test.step('a note about the client stays with the studio', async () => {
    await adminPage.getByRole('button', { name: 'Проект', exact: true }).click();
    const note = panel.getByLabel('Бележка', { exact: true });
    await expect(note).toHaveAccessibleDescription('Вижда я само студиото.');
    await panel.getByRole('button', { name: 'Запиши' }).click();
    await expect(note).toHaveAccessibleDescription(/Напишете бележката\.$/);
    await note.fill('Не звъни преди обяд.');
    await adminPage.reload();
    await adminPage.setViewportSize({ width: 1440, height: 900 });
    await expect(note, 'what was typed stays').toHaveValue('Не звъни преди обяд.');
    await note.fill('');
    await adminPage.reload();
    await expect(note, 'what was deleted is gone').toHaveValue('');
    await note.fill('Не звъни преди обяд.');
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    const save = async () => {
      await adminPage.route(/rest\/v1\/person_entries/, loseAnswer, { times: 1 });
      await panel.getByRole('button', { name: 'Запиши' }).click();
      await expect(panel.getByText('Бележката не беше записана.')).toBeVisible();
    };
    const saved = panel.getByRole('region', { name: 'Бележки' }).getByRole('listitem');
    await save();
    await adminPage.reload();
    await expect(saved).toContainText('Не звъни преди обяд.');
    await expect(note, 'it has arrived').toHaveValue('');
    await note.fill('Има куче.');
    await save();
    await note.fill('Има куче. Пиши.\0');
    await panel.getByRole('button', { name: 'Запиши' }).click();
    await expect(adminPage.getByText('Бележката е записана')).toBeVisible();
    await expect(panel, 'around the form that is gone').toBeFocused();
    await expect(note).toHaveValue('');
    await expect(saved).toContainText(['Има куче. Пиши.', 'Не звъни преди обяд.']);
    await expectAccessibleDayAndNight(adminPage);
    await expect(panel.getByRole('link', { name: 'Към клиента' })).toHaveAttribute(
      'href',
      /^\/admin\/people\//,
    );
  });

  await test.step('older notes are shown on demand', async () => {
    const { data: person } = await secret
      .from('people')
      .select('id')
      .eq('client_id', client.id)
      .single()
      .throwOnError();
    const older = Array.from({ length: 50 }, (_, place) => ({
      id: crypto.randomUUID(),
      person_id: person.id,
      kind: 'note',
      body: `Бележка ${place + 1}.`,
      made_at: new Date(Date.UTC(2026, 0, 1, 0, place)).toISOString(),
    }));
    await secret.from('person_entries').insert(older).throwOnError();
    await adminPage.evaluate(() => window.dispatchEvent(new Event('focus')));
    const notes = panel.getByRole('region', { name: 'Бележки' }).getByRole('listitem');
    await expect(notes).toHaveCount(50);
    await panel.getByRole('button', { name: 'Покажи още' }).click();
    await expect(notes).toHaveCount(52);
    await expect(notes.last()).toContainText('Бележка 1.');
    await expect(panel.getByRole('button', { name: 'Покажи още' })).toHaveCount(0);
  });
  await secret.from('canned_replies').delete().eq('id', made.id);
});
