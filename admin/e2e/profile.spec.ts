import type { Page } from '@playwright/test';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { makeAdmin, type Person, signIn } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { endSessionOn } from './endSessionOn.ts';
import { service } from './service.ts';

async function openProfile(page: Page, { username, password }: Pick<Person, 'username' | 'password'>) {
  await page.goto('/admin/profile');
  await page.getByLabel('Потребителско име или имейл').fill(username);
  await page.getByLabel('Парола', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Влез' }).click();
  await expect(page.getByRole('heading', { name: 'Вашите данни' })).toBeVisible();
}

const alert = (page: Page) => page.getByRole('alert');

async function fillPasswords(page: Page, current: string, next: string, confirm = next) {
  await page.getByLabel('Текуща парола').fill(current);
  await page.getByLabel(/^Нова парола/).fill(next);
  await page.getByLabel('Потвърдете новата парола').fill(confirm);
  await page.getByRole('button', { name: 'Смени паролата' }).click();
}

test.describe('name, bio and address', () => {
  // An address that is taken, and no connection.
  test.use({ expectedErrors: [/status of 422|ERR_FAILED|failed:/] });

  test('are saved and emptied, unless the address is taken or nothing can be reached', async ({
    page,
    backend,
    expectAccessible,
  }) => {
    const admin = await makeAdmin(backend);
    const name = page.getByRole('textbox', { name: 'Име', exact: true });
    const bio = page.getByLabel('За мен');
    const address = page.getByLabel('Имейл');
    const save = page.getByRole('button', { name: 'Запази' });
    const email = `${crypto.randomUUID()}@example.com`;
    await openProfile(page, admin);
    await expectAccessible(page);
    await expect(page.getByLabel('Роля')).toHaveValue('Admin');

    await test.step('name and bio are saved, and the bio emptied', async () => {
      await name.fill('');
      await save.click();
      await expect(page.getByText('Моля, въведете вашето име.')).toBeVisible();
      await name.fill('Вера Петрова');
      await bio.fill('Рисувам витрини.');
      await save.click();
      await expect(alert(page)).toContainText('Профилът е обновен');
      await expect(page.getByRole('banner')).toContainText('Вера Петрова');
      await bio.fill('');
      const saved = page.waitForResponse('**/auth/v1/user');
      await save.click();
      expect((await saved).status()).toBe(200);
      await expect(alert(page)).toContainText('Профилът е обновен');
    });

    await test.step('what is typed while it is saved stays, also after a reload', async () => {
      const answer = await hold(page, '**/auth/v1/user');
      await name.fill('Вера Панова');
      await save.click();
      await bio.fill('Рисувам витрини');
      answer();
      await expect(page.getByRole('banner')).toContainText('Вера Панова');
      await bio.pressSequentially(' и табели.');
      await expect(bio).toHaveValue('Рисувам витрини и табели.');
      await page.unroute('**/auth/v1/user');
      await page.reload();
      await expect(name).toHaveValue('Вера Панова');
      await expect(bio).toHaveValue('Рисувам витрини и табели.');
      await page.getByRole('button', { name: 'Отхвърли ги' }).click();
      await expect(bio).toHaveValue('');
    });

    await test.step('a new address is validated, and then used', async () => {
      await address.fill('без кльомба');
      await save.click();
      await expect(address).toHaveAccessibleDescription('Моля, въведете валиден имейл адрес.');
      await address.fill(email);
      await name.fill('Вера');
      await save.click();
      await expect(page.getByRole('banner')).not.toContainText('Петрова');
      await page.reload();
      await expect(address).toHaveValue(email);
      await expect(name).toHaveValue('Вера');
      await expect(bio).toHaveValue('');
      await signIn(backend, { email, password: admin.password });
    });

    await test.step('if it has to be confirmed by mail, the old address stays until then', async () => {
      // Like a hosted project, which keeps the old address and sends a mail.
      await page.route('**/auth/v1/user', (route, request) =>
        request.method() === 'PUT'
          ? route.continue({ postData: { ...request.postDataJSON(), email: undefined } })
          : route.continue(),
      );
      await name.fill('Вера П.');
      await address.fill('vera@example.com');
      await save.click();
      await expect(alert(page)).toContainText(
        'Изпратихме писма до досегашния ви адрес и до vera@example.com. Новият важи, след като до 10 минути отворите връзките и в двете.',
      );
      await expect(address).toHaveValue(email);
      await page.unroute('**/auth/v1/user');
    });

    await test.step('one that is taken is refused at its field, and nothing is saved', async () => {
      const other = await makeAdmin(backend);
      const taken = `${crypto.randomUUID()}@example.com`;
      await service(backend).auth.admin.updateUserById(other.id, { email: taken });
      await name.fill('Недостижима');
      await address.fill(taken);
      await save.click();
      await expect(address).toHaveAccessibleDescription('Този имейл вече се използва.');
      await expect(name).toHaveValue('Недостижима');
      const supabase = await signIn(backend, { email, password: admin.password });
      expect((await supabase.auth.getUser()).data.user?.user_metadata).toHaveProperty('name', 'Вера П.');
    });

    await test.step('with a failing network nothing typed is lost', async () => {
      await address.fill(email);
      await page.route('**/auth/v1/user', (route) => route.abort());
      await save.click();
      await expect(alert(page)).toContainText('Грешка при запазване на профила');
      await expect(name).toHaveValue('Недостижима');
      await page.route('**/auth/v1/token**', (route) => route.abort());
      await fillPasswords(page, admin.password, 'нова парола');
      await expect(page.getByText('Грешка при смяна на паролата')).toBeVisible();
      await expect(page.getByLabel('Текуща парола')).toHaveValue(admin.password);
    });
  });
});

test.describe('sessions', () => {
  // A wrong password; requests under way at the sign-out are refused.
  test.use({ expectedErrors: [/status of 40[0134]/] });

  test('the end of one keeps what was typed but no password; a new password ends those of other devices, as does signing out everywhere', async ({
    page,
    backend,
    expectAccessible,
  }) => {
    const admin = await makeAdmin(backend);
    const phone = await signIn(backend, admin);
    await openProfile(page, admin);

    await test.step('the form is restored after signing in again', async () => {
      await page.getByRole('textbox', { name: 'Име', exact: true }).fill('Вера Петрова');
      await page.getByLabel('За мен').fill('Рисувам витрини.');
      await page.getByLabel('Текуща парола').fill('тайна');
      await endSessionOn(page, 'click');
      await page.getByRole('button', { name: 'Запази' }).click();
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('тайна');
      await page.getByLabel('Потребителско име или имейл').fill(admin.username);
      await page.getByLabel('Парола', { exact: true }).fill(admin.password);
      await page.getByRole('button', { name: 'Влез' }).click();
      await expect(page.getByRole('textbox', { name: 'Име', exact: true })).toHaveValue('Вера Петрова');
      await expect(page.getByLabel('За мен')).toHaveValue('Рисувам витрини.');
      await expect(page.getByText('Възстановихме промените, които не бяхте запазили.')).toBeVisible();
      await page.getByRole('button', { name: 'Запази' }).click();
      await expect(alert(page)).toContainText('Профилът е обновен');
      await expect(page.getByText('Възстановихме промените')).toHaveCount(0);
    });

    await fillPasswords(page, admin.password, 'нова парола', 'друга парола');
    await expect(page.getByText('Новите пароли не съвпадат.')).toBeVisible();
    await fillPasswords(page, 'не е тази', 'нова парола');
    await expect(page.getByText('Текущата парола не е вярна.')).toBeVisible();
    await expect(page.getByLabel(/^Нова парола/)).toHaveValue('нова парола');

    // This page's session was made before that, and still holds the old address.
    const email = `${crypto.randomUUID()}@example.com`;
    expect((await phone.auth.updateUser({ email })).error).toBeNull();
    await fillPasswords(page, admin.password, 'нова парола');
    await expect(alert(page)).toContainText('Паролата е променена');
    await expect(page.getByLabel('Текуща парола')).toHaveValue('');
    expect((await phone.auth.getUser()).error).not.toBeNull();
    const newPhone = await signIn(backend, { email, password: 'нова парола' });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Вашите данни' })).toBeVisible();

    await test.step('signing out everywhere asks first', async () => {
      await page.getByRole('button', { name: 'Изход от всички устройства' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toHaveCSS('opacity', '1');
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Изход' }).click();
      await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
      expect((await newPhone.auth.getUser()).error).not.toBeNull();
    });
  });
});
