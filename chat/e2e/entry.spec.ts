import type { Route } from '@playwright/test';
import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { issueKey } from '@vitrina/tests/fixtures/issueKey.ts';
import { linkFromMail } from '@vitrina/tests/fixtures/linkFromMail.ts';
import { makeClient, type Person } from '@vitrina/tests/fixtures/people.ts';
import type { ProductUnderTest } from '@vitrina/tests/fixtures/test.ts';
import { expect, signIn, test } from './chatTest.ts';

const secret = ({ apiUrl, secretKey }: ProductUnderTest) => createServiceClient(apiUrl, secretKey);

/** Gives a client an e-mail address and a name. */
async function known(backend: ProductUnderTest, client: Person) {
  const person = { email: `${client.username}@example.bg`, name: 'Ана Петрова' };
  await secret(backend).from('people').update(person).eq('client_id', client.id).throwOnError();
  return person;
}

const linkFor = async (backend: ProductUnderTest, { id }: Person, valid_for?: string) =>
  `/chat#key=${await issueKey(secret(backend), id, 'entry', valid_for)}&for=${id}`;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a requested link leads from the e-mail to the conversation in two taps, without a password', async ({
    page,
    client,
    backend,
    expectAccessibleDayAndNight,
    expectedErrors,
  }) => {
    const { email, name } = await known(backend, client);
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Изпратете ми връзка за влизане' }).click();
    const field = page.getByLabel('Имейл или потребителско име');
    await page.getByRole('button', { name: 'Изпрати връзката' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Моля, въведете имейл или потребителско име.');
    await field.fill(email);
    await expectAccessibleDayAndNight(page);
    await page.getByRole('button', { name: 'Изпрати връзката' }).click();
    await expect(page.getByRole('status').getByText(/^Ако имаме такъв профил с имейл/)).toBeVisible();

    await page.goto(await linkFromMail(backend, email, 'Връзка за влизане'));
    await expect(page.getByRole('heading', { name: 'Вашата връзка за влизане' })).toBeVisible();
    expect(page.url(), 'the key is gone from the address').toMatch(/\/chat$/);
    await expectAccessibleDayAndNight(page);
    await page.getByRole('button', { name: 'Влез' }).click();
    await expect(page.getByRole('log')).toBeVisible();
    await expect(page.getByText(`Добре дошли, ${name}`)).toBeVisible();
    await expect(page.getByText(/^(Сега е работно време|Сега не работим|Витрина е на линия)/)).toBeVisible();

    await page.getByRole('button', { name: 'Известия', exact: true }).click();
    const notices = page.getByRole('dialog', { name: 'Известия' });
    const withText = notices.getByRole('checkbox', { name: 'Пращайте ми и текста му' });
    await expect(withText).not.toBeChecked();
    await expect(withText).toHaveAccessibleDescription('Писмата пътуват незашифровани.');
    await test.step('a choice that fails after the dialog was closed is not passed over', async () => {
      expectedErrors.push(/Failed to load resource/);
      const closed = Promise.withResolvers<void>();
      const fail = (route: Route) => closed.promise.then(() => route.abort());
      await page.route(/rpc\/set_mails_text/, fail, { times: 1 });
      await withText.check();
      await notices.getByRole('button', { name: 'Затвори', exact: true }).click();
      await expect(notices).toBeHidden();
      closed.resolve();
      await expect(page.getByRole('alert')).toContainText('Настройката не беше запазена.');
      await page.getByRole('button', { name: 'Известия', exact: true }).click();
      await expect(withText).not.toBeChecked();
    });
    await withText.check();
    await expect(page.getByText('Запазено', { exact: true })).toBeVisible();
    await expectAccessibleDayAndNight(page);
    await notices.getByRole('button', { name: 'Затвори', exact: true }).click();

    await page.reload();
    await expect(page.getByRole('log'), 'the session stays').toBeVisible();
    await page.getByRole('button', { name: 'Известия', exact: true }).click();
    await expect(withText, 'and so does the choice').toBeChecked();
  });
});

test.describe('a session that was ended', () => {
  test.use({ expectedErrors: [/Failed to load resource|WebSocket/] });

  test('gives way to the link that came to the corrected address', async ({
    clientPage: page,
    client,
    backend,
  }) => {
    const { email } = await known(backend, client);
    await page.goto('about:blank');
    const people = secret(backend).from('people');
    await people
      .update({ email: `nova-${email}` })
      .eq('client_id', client.id)
      .throwOnError();

    await page.goto(await linkFor(backend, client));
    await page.getByRole('heading', { name: 'Вашата връзка за влизане' }).waitFor();
    await page.getByRole('button', { name: 'Влез' }).click();
    await expect(page.getByRole('log')).toBeVisible();
    await page.getByRole('button', { name: 'Изход' }).click();
    await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  });

  test('without a network does not leave the link to whoever comes after a sign-out', async ({
    clientPage: page,
    client,
    backend,
    context,
  }) => {
    await context.route(`${backend.apiUrl}/**`, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(await linkFor(backend, client));
    await page.getByRole('button', { name: 'Изход' }).click();
    await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  });
});

test.describe('a link that is not valid', () => {
  test.use({ expectedErrors: [/410/] });

  test('is reported, offers another link, and leaves the session alone', async ({
    page,
    client,
    backend,
  }) => {
    await page.goto(await linkFor(backend, client, '0 minutes'));
    await page.getByRole('button', { name: 'Влез' }).click();
    await expect(page.getByRole('alert').getByText('Връзката вече не важи.')).toBeVisible();
    await page.getByRole('button', { name: 'Изпрати ми нова' }).click();
    await expect(page.getByLabel('Имейл или потребителско име')).toBeFocused();
    await page.getByRole('button', { name: 'Вход с парола' }).click();
    await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  });
});

test('a client who is signed in stays so, another account is asked first, and after a sign-out the link lets nobody in', async ({
  clientPage: page,
  client,
  backend,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 40[13]/); // Requests under way at the sign-out are refused.
  const own = await linkFor(backend, client);
  await page.goto(own);
  await expect(page.getByRole('log'), 'in a tab that already shows the chat').toBeVisible();
  await expect.poll(() => page.url()).toMatch(/\/chat$/);

  const other = await makeClient(backend);
  await page.goto(await linkFor(backend, other));
  await expect(page.getByText('В този браузър е влязъл друг профил.')).toBeVisible();
  await page.getByRole('button', { name: 'Остани' }).click();
  await expect(page.getByText(`Добре дошли, ${client.username}`)).toBeVisible();
  await page.goto(await linkFor(backend, other));
  await page.getByRole('button', { name: 'Излез и влез с връзката' }).click();
  await expect(page.getByText(`Добре дошли, ${other.username}`)).toBeVisible();
  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(page.getByRole('heading', { name: 'Вход в чат системата' })).toBeVisible();
  // An open page would notice at once that its account is deleted.
  await page.close();
  await secret(backend).auth.admin.deleteUser(other.id);
});

test.describe('a new password', () => {
  // The wrong one is refused.
  test.use({ expectedErrors: [/400/] });

  test('needs the current one, which has to be right', async ({
    clientPage: page,
    client,
    expectAccessible,
  }) => {
    await page.getByRole('button', { name: 'Смяна на парола' }).click();
    const dialog = page.getByRole('dialog', { name: 'Смяна на парола' });
    const [current, next] = [dialog.getByLabel('Текуща парола'), dialog.getByLabel('Нова парола')];
    await current.fill('грешна парола');
    await next.fill('къса');
    await page.keyboard.press('Enter');
    await expect(next).toHaveAccessibleDescription(/поне 8 знака\.$/);
    await next.fill('нова парола');
    await page.keyboard.press('Enter');
    await expect(current).toBeFocused();
    await expect(current).toHaveAccessibleDescription(/Текущата парола не е вярна\.$/);
    await expectAccessible(page);
    await current.fill(client.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Паролата е променена')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: 'Изход' }).click();
    await signIn(page, { ...client, password: 'нова парола' });
    await expect(page.getByRole('log')).toBeVisible();
  });
});
