import type { Page } from '@playwright/test';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { guessPasswords, makeAdmin, makeClient, type Person } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { endSessionOn } from './endSessionOn.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';

async function signIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>) {
  await page.getByLabel('Потребителско име или имейл').fill(username);
  await page.getByLabel('Парола', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Влез' }).click();
}

const signInPage = (page: Page) => page.getByRole('heading', { name: 'Вход' });
const inquiries = (page: Page) => page.getByRole('heading', { name: 'Запитвания' });
/** Asking whether somebody is an admin is no request for data. */
const DATA = /\/(rest|storage|realtime)\/(?!v1\/rpc\/is_admin$)/;

test.describe('with two tabs open', () => {
  // Requests that are under way at the sign-out are refused.
  test.use({ expectedErrors: [/status of 40[13]|ERR_FAILED|failed:/] });

  test('an admin signs in with a user name, by keyboard alone, and out again in all tabs, unless that fails', async ({
    page,
    context,
    backend,
  }) => {
    const admin = await makeAdmin(backend);
    await page.goto('/admin');
    await expect(signInPage(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.type(admin.username.toUpperCase());
    await page.keyboard.press('Tab');
    await page.keyboard.type(admin.password);
    await page.keyboard.press('Enter');
    await expect(inquiries(page)).toBeVisible();
    await expect(page.getByText(admin.username)).toBeVisible();

    await test.step('a failed sign-out changes nothing', async () => {
      await page.route('**/auth/v1/logout**', (route) => route.abort());
      await page.getByRole('button', { name: 'Изход' }).click();
      await expect(page.getByRole('alert')).toContainText('Неуспешен изход от системата');
      await expect(inquiries(page)).toBeVisible();
    });

    await test.step('one in the other tab ends the session in both, for good', async () => {
      const otherTab = await context.newPage();
      await otherTab.goto('/admin');
      await otherTab.getByRole('button', { name: 'Изход' }).click();
      await expect(otherTab.getByRole('alert')).toContainText('Успешно излязохте от системата');
      await expect(signInPage(page)).toBeVisible();
      await expect(page.getByText('Сесията ви изтече')).toHaveCount(0);
      await otherTab.goto('/admin');
      await expect(signInPage(otherTab)).toBeVisible();
    });
  });
});

for (const [where, spoil] of [
  ['in a browser that forbids all storage', forbidStorage],
  ['on a device without space', fillStorage],
] as const)
  test.describe(where, () => {
    // The browser reports this as errors; the session lasts as long as the page is open.
    test.use({ expectedErrors: [/.*/] });

    test('an admin can sign in and sees the list', async ({ page, backend }) => {
      const { name } = await sendInquiry(backend);
      await page.addInitScript(spoil);
      await page.goto('/admin');
      await signIn(page, await makeAdmin(backend));
      await expect(inquiries(page)).toBeVisible();
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/inquiries$/);
    });
  });

function forbidStorage() {
  const get = () => {
    throw new DOMException('Not here', 'SecurityError');
  };
  for (const storage of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, storage, { get, configurable: true });
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

test.describe('the sign-in page', () => {
  // What is provoked here: a wrong password, too many of them, and no connection.
  test.use({ expectedErrors: [/status of 4(00|29)|Signing in failed|ERR_FAILED|failed:/] });

  test('comes before any data, says what is wrong, and leads to the page that was asked for', async ({
    page,
    backend,
    expectAccessible,
    expectAccessibleDayAndNight,
  }) => {
    const userName = page.getByLabel('Потребителско име или имейл');
    const password = page.getByLabel('Парола', { exact: true });
    const admin = await makeAdmin(backend);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin');
    await expect(signInPage(page)).toBeVisible();
    // The history has the new tab's empty page, the requested address, and the sign-in page.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);

    await test.step('no page requests data before', async () => {
      // After the inquiries, whose rows are asked for early: another list, and a page without one.
      for (const path of ['/admin/posts', '/admin/profile']) {
        await page.goto(path);
        await expect(signInPage(page)).toBeVisible();
      }
      expect(requests.filter((url) => /\/(rest|storage|realtime)\//.test(url))).toEqual([]);
    });

    await test.step('it fits a phone, reports empty fields, and shows the password', async () => {
      await expectAccessibleDayAndNight(page);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('button', { name: 'Влез' }).click();
      await expect(userName).toBeFocused();
      await expect(userName).toHaveAccessibleDescription('Моля, въведете потребителско име или имейл.');
      await expect(password).toHaveAccessibleDescription('Моля, въведете парола.');
      await expectAccessible(page);
      await password.fill('тайна');
      await expect(password).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: 'Покажи паролата' }).click();
      await expect(password).toHaveAttribute('type', 'text');
    });

    await test.step('with a wrong password the fields keep their values', async () => {
      await signIn(page, { username: 'nobody', password: 'wrong' });
      await expect(page.getByRole('alert')).toHaveText('Невалидно потребителско име или парола');
      await expect(userName).toHaveValue('nobody');
    });

    await test.step('after too many wrong ones the correct one has to wait', async () => {
      const guessed = await makeAdmin(backend);
      await guessPasswords(backend, guessed);
      await signIn(page, guessed);
      await expect(page.getByRole('alert')).toHaveText(
        'Твърде много неуспешни опити. Моля, опитайте отново след 5 минути.',
      );
    });

    await test.step('without a network it says so, and can be retried', async () => {
      await page.route('**/auth/v1/token**', (route) => route.abort());
      await signIn(page, admin);
      await expect(page.getByRole('alert')).toContainText('Грешка при вход');
      await page.unroute('**/auth/v1/token**');
    });

    await test.step('no data is asked for while access cannot be checked, and a retry leads in', async () => {
      const letFail = await hold(page, '**/rpc/is_admin', { end: (route) => route.abort() });
      await page.getByRole('button', { name: 'Влез' }).click();
      await expect(page.getByRole('status')).toHaveText('Проверяване на достъпа...');
      letFail();
      await expect(page.getByRole('heading', { name: 'Няма връзка' })).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('не можа да бъде проверен');
      expect(requests.filter((url) => DATA.test(url))).toEqual([]);
      await page.unroute('**/rpc/is_admin');
      await page.getByRole('button', { name: 'Опитайте отново' }).click();
      await expect(page.getByRole('heading', { name: 'Вашите данни' })).toBeVisible();
    });
  });
});

test('a client is denied, without any request for data, and can sign out', async ({
  page,
  backend,
  expectAccessible,
}) => {
  const client = await makeClient(backend);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/admin');
  await signIn(page, client);
  await expect(page.getByRole('heading', { name: 'Достъп отказан' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Запитвания' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Към вашия чат' })).toHaveAttribute('href', '/chat');
  await expectAccessible(page);
  // After the inquiries, whose rows are asked for early: a page without a list, and another list.
  for (const path of ['/admin/profile', '/admin/posts']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Достъп отказан' })).toBeVisible();
  }
  expect(requests.filter((url) => DATA.test(url))).toEqual([]);

  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(signInPage(page)).toBeVisible();
});

test.describe('when the session ends', () => {
  test.use({ expectedErrors: [/status of 40[013]/] });

  test('a note that was being edited is there after signing in again with the e-mail address, until the account is deleted', async ({
    page,
    backend,
  }) => {
    const admin = await makeAdmin(backend);
    const database = service(backend);
    const person = { id: crypto.randomUUID(), name: 'Ана Петрова' };
    await database.from('people').insert(person).throwOnError();
    const note = { id: crypto.randomUUID(), person_id: person.id, kind: 'note', body: 'Иска меню.' };
    await database.from('person_entries').insert(note).throwOnError();
    await page.goto(`/admin/people/${person.id}`);
    await signIn(page, admin);
    await page.getByRole('button', { name: 'Редактирай бележката' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'Бележка' });
    await entry.getByRole('textbox').fill('Иска меню на две страници.');
    await endSessionOn(page, 'click');
    await entry.getByRole('button', { name: 'Запиши' }).click();
    await expect(signInPage(page)).toBeVisible();
    await expect(page.getByText('Сесията ви изтече. Моля, влезте отново.')).toBeVisible();
    await signIn(page, { username: admin.email, password: admin.password });
    await expect(entry.getByRole('textbox')).toHaveValue('Иска меню на две страници.');
    await entry.getByRole('button', { name: 'Запиши' }).click();
    await expect(entry).toContainText('Иска меню на две страници.редактирано');

    await test.step('the stored session of a deleted account leads to the sign-in page', async () => {
      await database.auth.admin.deleteUser(admin.id);
      await page.reload();
      await expect(signInPage(page)).toBeVisible();
    });
  });
});
