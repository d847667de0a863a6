import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, signIn, test } from '../chatTest.ts';

// Without clients, the list has no filters.
test.beforeEach(({ client }) => void client);

test('the studio changes a client’s name, e-mail address, site and password, and the client signs in again', async ({
  adminPage,
  client,
  clientPage,
  backend,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/); // The old session is over.
  expectedErrors.push(/status of 409/); // An address that is taken.
  const taken = `zaeta-${crypto.randomUUID()}@example.bg`;
  const { data: other } = await createServiceClient(backend.apiUrl, backend.secretKey)
    .from('people')
    .insert({ name: 'Друг', email: taken })
    .select('id')
    .single()
    .throwOnError();
  await clientPage.getByRole('textbox', { name: 'Съобщение' }).fill('Недописано');
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await adminPage.getByRole('button', { name: 'Данни' }).click();
  const dialog = adminPage.getByRole('dialog', { name: /^Данни за / });
  await expect(dialog).toHaveAccessibleName(`Данни за ${client.username}`);
  await expect(dialog.getByText(/^Създаден: \d\d\.\d\d\.\d{4}/)).toBeVisible();
  // Not at the first field that does not have to be loaded.
  await expect(dialog.getByText(/^Потребителско име/)).toBeFocused();
  await dialog.getByLabel('Име', { exact: true }).fill('Ралица Тодорова');
  await dialog.getByRole('button', { name: 'Запази името' }).click();
  await expect(dialog).toHaveAccessibleName('Данни за Ралица Тодорова');
  await dialog.getByLabel('Имейл').fill(taken);
  await dialog.getByRole('button', { name: 'Запази имейла' }).click();
  await expect(dialog.getByLabel('Имейл')).toHaveAccessibleDescription(/Вече има човек с този имейл\.$/);
  await expect(dialog.getByRole('link', { name: 'Отвори го' })).toHaveAttribute(
    'href',
    `/admin/people/${other.id}`,
  );
  await dialog.getByLabel('Имейл').fill(`own-${taken}`);
  await dialog.getByRole('button', { name: 'Запази имейла' }).click();
  await expect(adminPage.getByText('Имейлът е запазен')).toBeVisible();

  await dialog.getByLabel('Сайт (по желание)').fill('само думи');
  await dialog.getByRole('button', { name: 'Запази сайта' }).click();
  await expect(dialog.getByLabel('Сайт (по желание)')).toHaveAccessibleDescription(
    /Моля, въведете валиден адрес на сайт\.$/,
  );
  await dialog.getByLabel('Сайт (по желание)').fill('nov.example');
  await dialog.getByRole('button', { name: 'Запази сайта' }).click();
  await expect(adminPage.getByText('Сайтът е запазен')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Запази сайта' })).toBeFocused();
  const site = clientPage.getByRole('link', { name: 'Моят сайт' });
  await expect(site).toHaveAttribute('href', 'https://nov.example/');

  await dialog.getByLabel('Нова парола', { exact: true }).fill('къса');
  await dialog.getByRole('button', { name: 'Смени паролата' }).click();
  await expect(dialog.getByText('Паролата трябва да има поне 8 знака.')).toBeVisible();
  await dialog.getByLabel('Нова парола', { exact: true }).fill('hlyab-i-sol');
  await dialog.getByRole('button', { name: 'Смени паролата' }).click();
  await expect(adminPage.getByText('Паролата е сменена')).toBeVisible();
  await expect(dialog.getByLabel('Нова парола', { exact: true })).toHaveValue('');

  await expect(clientPage.getByText(/^Сесията ви приключи\. Влезте отново/)).toBeVisible();
  await signIn(clientPage, { username: client.username, password: 'hlyab-i-sol' });
  await expect(site).toBeVisible();
  await expect(clientPage.getByRole('textbox', { name: 'Съобщение' })).toHaveValue('Недописано');
});

test('what somebody else has changed meanwhile in a client’s details is shown before it is overwritten', async ({
  adminPage,
  client,
  backend,
}) => {
  const people = createServiceClient(backend.apiUrl, backend.secretKey).from('people');
  const changeElsewhere = (change: {
    name?: string;
    email?: string;
    next_step?: string;
    next_step_on?: string;
  }) => people.update(change).eq('client_id', client.id).throwOnError();
  const stored = async () => {
    const read = people.select('name, email').eq('client_id', client.id).single();
    return (await read.throwOnError()).data;
  };
  const email = `${client.username}@example.bg`;
  await adminPage.goto(`/chat-admin?client=${client.id}`);
  await adminPage.getByRole('button', { name: 'Данни' }).click();
  const dialog = adminPage.getByRole('dialog', { name: /^Данни за / });
  const [name, address] = [dialog.getByLabel('Име', { exact: true }), dialog.getByLabel('Имейл')];
  await expect(address).toHaveAccessibleDescription(/непрочетено\.$/);
  await name.fill('Ралица Тодорова');
  await changeElsewhere({ name: 'Ралица Иванова', email });
  await dialog.getByRole('button', { name: 'Запази името' }).click();
  const warning = 'Междувременно това се промени. Показваме новото, а вашето е в полето.';
  await expect(name).toHaveAccessibleDescription(`${warning} Записано в момента: Ралица Иванова`);
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Ралица Тодорова');
  expect(await stored()).toEqual({ name: 'Ралица Иванова', email });
  await expect(address, 'the newer address is known as well').toHaveValue(email);
  await expect(address).toHaveAccessibleDescription(
    /Ако го промените, клиентът излиза от чата и влиза с връзка на новия адрес\. Без адрес му трябва нова парола от вас\.$/,
  );

  await changeElsewhere({ next_step: 'Да се обадим', next_step_on: '2030-01-01' });
  await dialog.getByRole('button', { name: 'Запази името' }).click();
  await expect(adminPage.getByText('Името е запазено'), 'nothing of the name has changed').toBeVisible();
  await address.fill(`nova-${email}`);
  await dialog.getByRole('button', { name: 'Запази имейла' }).click();
  await expect(adminPage.getByText('Имейлът е запазен')).toBeVisible();
  expect(await stored()).toEqual({ name: 'Ралица Тодорова', email: `nova-${email}` });
});
