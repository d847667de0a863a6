import { brand } from '@vitrina/shared/brand.ts';
import { SESSION_KEY } from '@vitrina/shared/supabaseClient.ts';
import { linkFromMail } from '@vitrina/tests/fixtures/linkFromMail.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    expectedErrors: [/status of (401|410|422)|ERR_FAILED|(Saving to team|Sending) failed/],
  });

  test('an admin is invited by mail, chooses a password, forgets it, and is removed again', async ({
    adminPage: team,
    page,
    backend,
    expectAccessible,
    expectAccessibleDayAndNight,
  }) => {
    // Two mails are sent by the outbox's schedule.
    test.slow();
    const username = `mila-${crypto.randomUUID().slice(0, 8)}`;
    const email = `${username}@example.bg`;
    const member = team.getByRole('main').getByRole('listitem').filter({ hasText: email });
    const inquiries = page.getByRole('heading', { name: 'Запитвания' });
    const password = page.getByLabel('Нова парола');
    const save = page.getByRole('button', { name: 'Запази паролата и влез' });

    await test.step('the form warns that no mail can be sent', async () => {
      await team.goto('/admin/team');
      await expect(team.getByText('На този админ пишат клиентите в чата.')).toBeVisible();
      await team.getByRole('link', { name: 'Покани в екипа' }).tap();
      const form = team.getByRole('dialog', { name: 'Покана за екипа' });
      await expect(form.getByText('Няма пощенски сървър')).toBeVisible();
      await form.getByLabel('Имейл').fill(`a@${brand.chatDomain}`);
      await form.getByLabel('Потребителско име').fill('Мила');
      await form.getByRole('button', { name: 'Изпрати поканата' }).tap();
      await expect(form.getByText(/^Използвайте от 3 до 32 латински букви/)).toBeVisible();
      await form.getByLabel('Потребителско име').fill(username);
      await form.getByRole('button', { name: 'Изпрати поканата' }).tap();
      await expect(form.getByText('Поканата не беше изпратена. На този адрес не може')).toBeVisible();
      await form.getByLabel('Имейл').fill(email);
      await form.getByRole('button', { name: 'Изпрати поканата' }).tap();
      await expect(member).toContainText('Поканен');
      await expect(member).toContainText('записана само тук', { timeout: 20_000 });
      await expectAccessible(team);
      expect(await overflow(team)).toBe(0);
    });

    await test.step('the link in the mail leads to a new password and signs in', async () => {
      await page.goto(await linkFromMail(backend, email, 'Покана'));
      await expect(page.getByRole('heading', { name: 'Изберете парола' })).toBeVisible();
      await password.fill('къса');
      await save.tap();
      await expect(password).toHaveAccessibleDescription('Паролата трябва да е поне 8 знака.');
      await expectAccessibleDayAndNight(page);
      await password.fill('слънчоглед');
      // The response to the sign-in is lost: the next attempt only signs in.
      await page.route('**/auth/v1/token**', (route) => route.abort(), { times: 1 });
      await save.tap();
      await expect(page.getByText('Няма връзка със сървъра. Моля, опитайте отново.')).toBeVisible();
      await save.tap();
      await expect(inquiries).toBeVisible();
      await team.getByRole('button', { name: 'Обнови' }).tap();
      await expect(member).toContainText('Последно тук');
    });

    await test.step('requesting a new password does not reveal who has an account', async () => {
      await page.getByRole('button', { name: 'Меню' }).tap();
      await page.getByRole('button', { name: 'Изход' }).tap();
      for (const name of [`nobody-${username}`, username]) {
        await page.getByRole('link', { name: 'Забравена парола?' }).tap();
        await page.getByLabel('Имейл или потребителско име').fill(name);
        await page.getByRole('button', { name: 'Изпрати връзката' }).tap();
        await expect(page.getByRole('status')).toHaveText(
          'Ако имаме такъв профил с имейл, връзката е на път. Погледнете и в нежеланата поща.',
        );
        if (name === username) await expectAccessible(page);
        // So soon after the button in its place, a tap would be the second half of a double one.
        await page.getByRole('link', { name: 'Към входа' }).click();
      }
      const link = await linkFromMail(backend, email, 'Нова парола');
      await page.goto(link);
      await password.fill('нова парола');
      // The response is lost after the password was saved.
      await page.route('**/functions/v1/enter', (route) => route.fetch().then(() => route.abort()), {
        times: 1,
      });
      await save.tap();
      await expect(page.getByText('Няма връзка със сървъра. Моля, опитайте отново.')).toBeVisible();
      await save.tap();
      await expect(page.getByRole('heading', { name: 'Връзката вече не важи.' })).toBeVisible();
      await expect(page.getByText('Ако току-що сте избрали парола, влезте с нея.')).toBeVisible();
      await page.getByRole('link', { name: 'Изпрати ми нова' }).tap();
      await expect(page.getByRole('heading', { name: 'Забравена парола' })).toBeVisible();
      await page.getByRole('link', { name: 'Към входа' }).tap();
      await page.getByLabel('Потребителско име или имейл').fill(email);
      await page.getByLabel('Парола', { exact: true }).fill('нова парола');
      await page.getByRole('button', { name: 'Влез' }).tap();
      await expect(inquiries).toBeVisible();
    });

    await test.step('an admin can be removed, but not the last one', async () => {
      await member.getByRole('button', { name: `Отнеми достъпа на ${username}` }).tap();
      const question = team.getByRole('alertdialog', { name: 'Отнемане на достъпа' });
      await expect(question).toContainText(username);
      await question.getByRole('button', { name: 'Отнеми достъпа' }).tap();
      await expect(member).toBeHidden();
      await team.route('**/rpc/find_team', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: (await answer.json()).slice(0, 1) });
      });
      await team.getByRole('button', { name: 'Обнови' }).tap();
      await expect(team.getByText('Последният админ остава')).toBeVisible();
      await expect(team.getByRole('button', { name: /Отнеми/ })).toHaveCount(0);
      // A request under way would fail once its account is deleted.
      await team.unrouteAll({ behavior: 'wait' });
    });
  });
});

test.describe('a link that is opened where somebody is signed in', () => {
  // Requests that are under way at the sign-out are refused.
  test.use({ expectedErrors: [/status of 40[13]/] });

  test('asks first, and signs them out also in a tab of another process of the browser, whose storage follows later', async ({
    page: tab,
    backend,
    expectAccessible,
  }) => {
    // An admin of this test alone, because the session ends.
    const admin = await makeAdmin(backend);
    await tab.addInitScript(followLater, SESSION_KEY);
    await tab.goto('/admin');
    await tab.getByLabel('Потребителско име или имейл').fill(admin.username);
    await tab.getByLabel('Парола', { exact: true }).fill(admin.password);
    await tab.getByRole('button', { name: 'Влез' }).click();
    await expect(tab.getByRole('heading', { name: 'Запитвания' })).toBeVisible();

    const page = await tab.context().newPage();
    await page.goto('/admin/login#key=unused');
    await expect(page.getByRole('alert')).toHaveText('В този браузър вече е влязъл профил.');
    await expect(page.getByLabel('Нова парола')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Остани' }).click();
    await expect(page.getByRole('heading', { name: 'Запитвания' })).toBeVisible();
    await page.goto('/admin/login#key=unused');
    await page.getByRole('button', { name: 'Излез и продължи с връзката' }).click();
    await expect(page.getByLabel('Нова парола')).toBeVisible();
    await expect(tab.getByRole('heading', { name: 'Вход' })).toBeVisible();
  });
});

/** Shows this page that a key was removed elsewhere only a second later, as between two processes of a browser. */
function followLater(key: string): void {
  const { getItem } = Storage.prototype;
  let last: string | null = null;
  let isLate = true;
  Storage.prototype.getItem = function (name) {
    const value = getItem.call(this, name);
    if (name !== key) return value;
    last = value ?? (isLate ? last : null);
    return last;
  };
  addEventListener('storage', (event) => {
    if (!event.isTrusted || event.key !== key || event.newValue !== null) return;
    event.stopImmediatePropagation();
    setTimeout(() => {
      isLate = false;
      dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    }, 1000);
  });
}
