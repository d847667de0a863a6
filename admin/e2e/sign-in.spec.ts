import type { Page } from '@playwright/test';
import { adminPages } from '@vitrina/shared/adminPages.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { guessPasswords, makeAdmin, makeClient, type Person } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { endSessionOn } from './endSessionOn.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';

async function signIn(page: Page, { username, password }: Pick<Person, 'username' | 'password'>) {
  await page.getByLabel('Потребителско име или имейл').fill(username);
  await page.getByLabel('Парола').fill(password);
  await page.getByRole('button', { name: 'Влез' }).click();
}

const PAGES = adminPages.map((page) => `/admin/${page}`).filter((path) => path !== '/admin/login');

const signInPage = (page: Page) => page.getByRole('heading', { name: 'Вход' });
const inquiries = (page: Page) => page.getByRole('heading', { name: 'Запитвания' });

test.describe('with an account', () => {
  // Requests that are under way at the sign-out are refused.
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('an admin signs in with a user name, by keyboard alone, and out again', async ({ page, backend }) => {
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

    await page.getByRole('button', { name: 'Изход' }).click();
    await expect(signInPage(page)).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Успешно излязохте от системата');
    await page.goto('/admin');
    await expect(signInPage(page)).toBeVisible();
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

test('an e-mail address signs in, too, and leads back to the requested page', async ({ page, backend }) => {
  const admin = await makeAdmin(backend);
  const { id, name } = await sendInquiry(backend);
  await page.goto(`/admin/inquiries/${id}`);
  await signIn(page, { username: admin.email, password: admin.password });
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('no page of the console requests data before the sign-in', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // The one whose rows are asked for early, one that is no resource, and any other.
  for (const path of ['/admin/inquiries', '/admin/profile', '/admin/posts']) {
    await page.goto(path);
    await expect(signInPage(page)).toBeVisible();
  }
  expect(requests.filter((url) => /\/(rest|storage|realtime)\//.test(url))).toEqual([]);
});

test('the sign-in page appears at once, reports empty fields, shows the password, and fits a phone', async ({
  page,
  expectAccessible,
  expectAccessibleDayAndNight,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await expect(signInPage(page)).toBeVisible();
  // The history has the new tab's empty page, the requested address, and the sign-in page.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  await expectAccessibleDayAndNight(page);
  expect(await overflow(page)).toBe(0);

  await page.getByRole('button', { name: 'Влез' }).click();
  const userName = page.getByLabel('Потребителско име или имейл');
  const password = page.getByLabel('Парола');
  await expect(userName).toBeFocused();
  await expect(userName).toHaveAccessibleDescription('Моля, въведете потребителско име или имейл.');
  await expect(password).toHaveAccessibleDescription('Моля, въведете парола.');
  await expectAccessible(page);

  await password.fill('тайна');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Покажи какво пиша' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test.describe('with a wrong password', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('the reason is shown and the fields keep their values', async ({ page }) => {
    await page.goto('/admin');
    await signIn(page, { username: 'nobody', password: 'wrong' });
    await expect(page.getByRole('alert')).toHaveText('Невалидно потребителско име или парола');
    await expect(page.getByLabel('Потребителско име или имейл')).toHaveValue('nobody');
  });
});

test.describe('after too many wrong passwords', () => {
  test.use({ expectedErrors: [/status of 429|Signing in failed/] });

  test('the correct one has to wait', async ({ page, backend }) => {
    const admin = await makeAdmin(backend);
    await guessPasswords(backend, admin);
    await page.goto('/admin');
    await signIn(page, admin);
    await expect(page.getByRole('alert')).toHaveText(
      'Твърде много неуспешни опити. Моля, опитайте отново след 5 минути.',
    );
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|failed:/] });

  test('signing in shows an error and can be retried', async ({ page, backend }) => {
    const admin = await makeAdmin(backend);
    await page.goto('/admin');
    await page.route('**/auth/v1/token**', (route) => route.abort());
    await signIn(page, admin);
    await expect(page.getByRole('alert')).toContainText('Грешка при вход');
    await page.unroute('**/auth/v1/token**');
    await page.getByRole('button', { name: 'Влез' }).click();
    await expect(inquiries(page)).toBeVisible();
  });

  test('an admin sees that access is being checked, no data while it cannot be, and gets in with a retry', async ({
    page,
    backend,
  }) => {
    const admin = await makeAdmin(backend);
    await page.goto('/admin');
    const { promise: held, resolve: letFail } = Promise.withResolvers<void>();
    await page.route('**/rpc/is_admin', async (route) => {
      await held;
      await route.abort();
    });
    await signIn(page, admin);
    await expect(page.getByRole('status')).toHaveText('Проверяване на достъпа...');
    letFail();
    await expect(page.getByRole('heading', { name: 'Няма връзка' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('не можа да бъде проверен');
    await page.unroute('**/rpc/is_admin');
    await page.getByRole('button', { name: 'Опитайте отново' }).click();
    await expect(inquiries(page)).toBeVisible();
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
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Достъп отказан' })).toBeVisible();
  }
  expect(
    requests.filter((url) => /\/(rest|storage|realtime)\//.test(url) && !url.endsWith('/rpc/is_admin')),
  ).toEqual([]);

  await page.getByRole('button', { name: 'Изход' }).click();
  await expect(signInPage(page)).toBeVisible();
});

test.describe('when the session has expired', () => {
  test.use({ expectedErrors: [/status of 40[01]/] });

  test('the next request leads to the sign-in page, and signing in back to the list', async ({
    page,
    backend,
  }) => {
    const admin = await makeAdmin(backend);
    await page.goto('/admin');
    await signIn(page, admin);
    await expect(inquiries(page)).toBeVisible();
    await endSessionOn(page, 'click');
    await page.getByRole('button', { name: 'Обнови' }).click();
    await expect(signInPage(page)).toBeVisible();
    await expect(page.getByText('Сесията ви изтече. Моля, влезте отново.')).toBeVisible();
    await signIn(page, admin);
    await expect(page).toHaveURL(/\/admin\/inquiries/);
  });

  test('a note that was being edited is there after signing in again', async ({ page, backend }) => {
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
    await signIn(page, admin);
    await expect(entry.getByRole('textbox')).toHaveValue('Иска меню на две страници.');
    await entry.getByRole('button', { name: 'Запиши' }).click();
    await expect(entry).toContainText('Иска меню на две страници.редактирано');
  });
});

test.describe('when the account was deleted', () => {
  test.use({ expectedErrors: [/status of 40[013]/] });

  test('its stored session leads to the sign-in page', async ({ page, backend }) => {
    const admin = await makeAdmin(backend);
    await page.goto('/admin');
    await signIn(page, admin);
    await expect(inquiries(page)).toBeVisible();
    await service(backend).auth.admin.deleteUser(admin.id);
    await page.reload();
    await expect(signInPage(page)).toBeVisible();
  });
});

test.describe('with two tabs open', () => {
  // Requests of the first tab are refused once the second has signed out.
  test.use({ expectedErrors: [/status of 40[13]|ERR_FAILED|failed:/] });

  test('a failed sign-out changes nothing, and one in the other tab ends the session in both', async ({
    page,
    context,
    backend,
  }) => {
    const admin = await makeAdmin(backend);
    await page.goto('/admin');
    await signIn(page, admin);
    await expect(inquiries(page)).toBeVisible();
    await page.route('**/auth/v1/logout**', (route) => route.abort());
    await page.getByRole('button', { name: 'Изход' }).click();
    await expect(page.getByRole('alert')).toContainText('Неуспешен изход от системата');
    await expect(inquiries(page)).toBeVisible();

    const otherTab = await context.newPage();
    await otherTab.goto('/admin');
    await otherTab.getByRole('button', { name: 'Изход' }).click();
    await expect(otherTab.getByRole('alert')).toContainText('Успешно излязохте от системата');
    await expect(signInPage(page)).toBeVisible();
    await expect(page.getByText('Сесията ви изтече')).toHaveCount(0);
  });
});
