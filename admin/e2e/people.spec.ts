import type { Locator, Page } from '@playwright/test';
import { makeAdmin, signIn } from '@vitrina/tests/fixtures/people.ts';
import { expect, type ProductUnderTest, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from './sendInquiry.ts';
import { service } from './service.ts';
import { toast } from './toast.ts';

const unique = () => crypto.randomUUID().slice(0, 8);
const somePhone = () => `0895 ${String(Math.random()).slice(2, 5)} ${String(Math.random()).slice(2, 5)}`;

/** A person who has sent an inquiry, for this test only. */
async function somebody(backend: ProductUnderTest, phone = somePhone()) {
  const email = `${unique()}@primer.example`;
  const { name } = await sendInquiry(backend, { email, phone });
  const { data } = await service(backend).from('people').select('id').eq('email', email).single();
  if (!data) throw new Error('Whoever sends an inquiry is a person.');
  return { id: data.id, name, email, phone };
}

const card = (place: Page | Locator, name: string) => place.getByRole('listitem').filter({ hasText: name });

test('every task of the owner takes at most four taps on a phone', async ({ adminPage: page, backend }) => {
  const { name, phone } = await somebody(backend);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  const inFour = (task: string) => {
    expect.soft(taps, task).toBeLessThanOrEqual(4);
    taps = 0;
  };
  const menu = page.getByRole('button', { name: /^Меню/ });
  const view = page.getByRole('button', { name: `Преглед на запитването от ${name}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');

  await test.step('reply with a canned reply', async () => {
    await tap(view);
    await tap(page.getByRole('link', { name: 'Напиши отговор' }));
    await expect(page.getByRole('heading', { name: `Отговор до ${name}` })).toBeFocused();
    await expect(page.getByLabel('Тема')).toHaveValue('Отговор на запитването ви');
    await tap(page.getByRole('button', { name: 'Благодарим, ще се обадим' }));
    await expect(page.getByRole('textbox', { name: 'Писмо' })).toHaveValue(
      new RegExp(`^Здравейте, ${name},\n\nБлагодарим`),
    );
    await expect(page.getByRole('checkbox', { name: 'Добави полученото съобщение отдолу' })).toBeChecked();
    await tap(page.getByRole('button', { name: 'Изпрати', exact: true }));
    await expect(toast(page, 'Писмото тръгва')).toContainText('Дали е изпратено, се вижда тук и в Писма.');
    inFour('reply');
    await expect(page.getByText(/^Писмо – /)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Напиши отговор' })).toBeVisible();
  });

  await test.step('add a note', async () => {
    await menu.click();
    await page.getByRole('link', { name: /^Запитвания/ }).click();
    await tap(view);
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toContainText('В разговор');
    await tap(dialog.getByRole('link', { name: 'Към клиента' }));
    await tap(page.getByRole('textbox', { name: 'Бележка' }));
    await page.keyboard.type('Обича кратки писма.');
    await tap(page.getByRole('button', { name: 'Запиши' }));
    inFour('note');
    await expect(toast(page, 'Бележката е записана')).toBeVisible();
    await expect(card(page, 'Бележка на admin')).toContainText('Обича кратки писма.');
    await expect(page.getByRole('textbox', { name: 'Бележка' })).toHaveValue('');
  });

  await test.step('remember to call back', async () => {
    await menu.click();
    await page.getByRole('link', { name: /^Запитвания/ }).click();
    await tap(view);
    await tap(page.getByRole('dialog', { name }).getByRole('link', { name: 'Към клиента' }));
    await tap(page.getByLabel('Какво'));
    await page.keyboard.type('да се обадя');
    await expect(page.getByRole('button', { name: 'Утре' })).toHaveAttribute('aria-pressed', 'true');
    await tap(page.getByRole('button', { name: 'Запази' }));
    inFour('remember');
    await expect(toast(page, 'Стъпката е запазена')).toBeVisible();
  });

  await test.step('find the person with a phone number', async () => {
    await tap(menu);
    await tap(page.getByRole('link', { name: /^Клиенти/ }));
    await tap(page.getByRole('searchbox', { name: 'Търсене по име, имейл или телефон' }));
    await page.keyboard.type(phone.replaceAll(' ', ''));
    await expect(card(page, name)).toContainText('да се обадя');
    await expect(card(page, name)).toContainText('В разговор');
    await tap(page.getByRole('link', { name }));
    inFour('who called');
    await expect(page.getByRole('heading', { name })).toBeVisible();
  });
});

test.describe('people', () => {
  // Each test covers whole screens with one page load.
  test.describe.configure({ timeout: 90_000 });
  test.use({
    expectedErrors: [
      /ERR_|fetch|status of 40[069]|^(Sending a letter|Saving a person|Saving to people|Changing a person|Loading .*) failed/,
    ],
  });

  test('are moved by keyboard and mouse, found by phone, merged, and edited', async ({
    adminPage: page,
    backend,
    expectAccessibleDayAndNight,
  }) => {
    const people = () => service(backend).from('people');
    const person = await somebody(backend);
    const other = await somebody(backend, person.phone.replace('0895 ', '+359 895'));
    // Long overdue, so that it comes first in every list.
    await people()
      .update({ next_step: 'да питам за менюто', next_step_on: '2021-03-01' })
      .eq('id', person.id);
    const { name } = person;
    const column = (stage: string) => page.getByRole('region', { name: stage });
    const cardMenu = page.getByRole('button', { name: `Действия за ${name}` });
    const standing = async () => {
      const columns = 'stage, stage_since, person_entries (stage)' as const;
      return (await people().select(columns).eq('id', person.id).single()).data;
    };
    const before = await standing();
    await page.goto('/admin/people');

    await test.step('the keyboard moves a card, which can be undone without a trace', async () => {
      await expect(card(column('Нов'), name)).toContainText(/Просрочено с \d+ дни/);
      await expectAccessibleDayAndNight(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect(page.getByRole('navigation', { name: 'Етапи' })).toBeVisible();
      await expect(card(page, name).last()).toContainText('да питам за менюто');
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 1280, height: 720 });
      await expect(column('Оферта')).toBeVisible();
      await cardMenu.press('Enter');
      await expect(page.getByRole('menuitem')).toHaveText([
        'Премести: В разговор',
        'Премести: Оферта',
        'Премести: Спечелен',
        'Премести: Изгубен',
      ]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(card(column('Оферта'), name)).toBeVisible();
      await expect(cardMenu).toBeFocused();
      await toast(page, `${name}: Оферта`).getByRole('button', { name: 'Отмени' }).click();
      await expect(card(column('Нов'), name)).toBeVisible();
      await expect.poll(standing).toEqual(before);
    });

    await test.step('the mouse moves a card', async () => {
      const from = await card(column('Нов'), name).boundingBox();
      const to = await column('В разговор').boundingBox();
      if (!from || !to) throw new Error('The board is not shown.');
      await page.mouse.move(from.x + 50, from.y + 15);
      await page.mouse.down();
      await page.mouse.move(from.x + 80, from.y + 30, { steps: 3 });
      await page.mouse.move(to.x + 60, to.y + 120, { steps: 3 });
      await expect(column('В разговор').locator('li.border-dashed')).toBeVisible();
      await page.mouse.up();
      await expect(card(column('В разговор'), name)).toBeVisible();
      await expect
        .poll(async () => (await people().select('stage').eq('id', person.id).single()).data?.stage)
        .toBe('talking');
    });

    await test.step('without a connection an error is shown, and the card moves back', async () => {
      await page.context().setOffline(true);
      await cardMenu.press('Enter');
      await page.getByRole('menuitem', { name: 'Премести: Оферта' }).click();
      await expect(toast(page, 'Няма връзка със сървъра. Моля, опитайте отново.')).toBeVisible();
      await expect(card(column('В разговор'), name)).toBeVisible();
      const alert = page
        .getByRole('alert')
        .filter({ hasText: 'Възникна грешка при зареждането на клиентите.' });
      await expect(alert).toContainText('Грешка при зареждане');
      await page.context().setOffline(false);
      await expect(alert).toBeHidden();
    });

    await test.step('a step that is due today is finished, which can be undone', async () => {
      const step = card(column('За днес'), name);
      await step.getByRole('button', { name: `Готово: ${name}` }).click();
      await expect(step).toBeHidden();
      await expect(page.locator('body')).not.toBeFocused();
      await toast(page, 'Стъпката е отметната').getByRole('button', { name: 'Отмени' }).click();
      await expect(step).toContainText('да питам за менюто');
    });

    await test.step('the link to the lost people ends a search', async () => {
      await page.getByRole('searchbox').fill(person.phone);
      await expect(card(page, other.name)).toBeVisible();
      await page.getByRole('link', { name: /^Изгубени/ }).click();
      await expect(page.getByRole('region', { name: 'Изгубен' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeEmpty();
      await page.getByRole('link', { name: 'Към етапите' }).click();
    });

    await test.step('two people with the same phone are merged', async () => {
      await page.getByRole('searchbox').fill(person.phone);
      await expect(card(page.getByRole('region', { name: 'Намерени' }), other.name)).toBeVisible();
      await page.getByRole('main').getByRole('link', { name }).last().click();
      await expect(page.getByText(`${other.name}, ${other.email} – със същия телефон`)).toBeVisible();
      await page.getByRole('button', { name: 'Обедини' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(
        `Всичко за ${other.name} минава при ${name}. Това не може да се върне.`,
      );
      await question.getByRole('button', { name: 'Обедини' }).click();
      await expect(toast(page, 'Записите са обединени')).toBeVisible();
      await expect(page.getByText('със същия телефон')).toBeHidden();
      await expect(card(page, 'Запитване')).toHaveCount(2);
    });

    await test.step('a taken address is refused, and a name that somebody else changes is shown', async () => {
      const third = await somebody(backend);
      // No list shows this person, who has the address all the same.
      const binned = { deleted_at: new Date().toISOString() };
      await service(backend).from('vitrina_inquiries').update(binned).eq('email', third.email);
      const edit = page.getByRole('button', { name: 'Редактирай', exact: true });
      await edit.click();
      await expect(page.getByRole('textbox', { name: 'Име', exact: true })).toBeFocused();
      await page.getByRole('button', { name: 'Отказ' }).press('Enter');
      await expect(edit).toBeFocused();
      const [left, right] = [
        await edit.boundingBox(),
        await page.getByRole('button', { name: 'Направи клиент' }).boundingBox(),
      ];
      expect(left && left.y + left.height / 2).toBe(right && right.y + right.height / 2);
      await edit.press('Enter');
      await page.getByLabel('Имейл').fill(third.email.toUpperCase());
      await page.getByRole('textbox', { name: 'Име', exact: true }).fill(`${name} ООД`);
      await page.getByRole('button', { name: 'Запази' }).last().click();
      const taken = page.getByRole('alert').filter({ hasText: 'Вече има човек с този имейл.' });
      await expect(taken.getByRole('link', { name: 'Отвори го' })).toHaveAttribute(
        'href',
        `/admin/people/${third.id}`,
      );

      await page.getByLabel('Имейл').fill(person.email);
      const mila = await makeAdmin(backend, `mila-${unique()}`);
      const asMila = await signIn(backend, mila);
      await asMila
        .from('people')
        .update({ name: `${name} ЕООД` })
        .eq('id', person.id);
      const changed = page
        .getByRole('alert')
        .filter({ hasText: `Междувременно ${mila.username} промени това.` });
      await expect(changed).toContainText(`${name} ЕООД`);
      await page.reload();
      await expect(changed).toContainText(`${name} ЕООД`);
      await expect(page.getByRole('textbox', { name: 'Име', exact: true })).toHaveValue(`${name} ООД`);
      await people().update({ next_step: 'да пратя оферта' }).eq('id', person.id);
      await expect(page.getByLabel('Какво')).toHaveValue('да пратя оферта');
      await expect(changed, 'who has changed the step, has not changed the name').toBeVisible();
      await page.getByRole('button', { name: 'Запази' }).last().click();
      await expect(toast(page, 'Данните са запазени')).toBeVisible();
      await expect(page.getByRole('heading', { name: `${name} ООД` })).toBeVisible();
      await expect(edit).toBeFocused();
    });

    await test.step('a caller is added only once', async () => {
      await page.getByRole('link', { name: 'Клиенти', exact: true }).click();
      await expect(page.getByRole('searchbox')).toHaveValue(person.phone);
      await page.getByRole('searchbox').fill('');
      await expect(column('Нов')).toBeVisible();
      await page.getByRole('link', { name: 'Добави човек' }).click();
      const form = page.getByRole('dialog', { name: 'Нов човек' });
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(form.getByText('Името е задължително')).toBeVisible();
      await form.getByRole('textbox', { name: 'Име', exact: true }).fill(`Огнян ${name}`);
      await form.getByLabel('Имейл').fill(person.email);
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(form.getByRole('link', { name: 'Отвори го' })).toHaveAttribute(
        'href',
        `/admin/people/${person.id}`,
      );
      await form.getByLabel('Имейл').fill('');
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(toast(page, 'Човекът е добавен')).toBeVisible();
    });

    await test.step('only a person without submissions can be deleted', async () => {
      await column('Нов')
        .getByRole('link', { name: `Огнян ${name}` })
        .click();
      await page.getByRole('button', { name: `Изтрий Огнян ${name}` }).click();
      const question = page.getByRole('alertdialog', { name: 'Изтриване на човек' });
      await question.getByRole('button', { name: 'Изтрий' }).click();
      await expect(toast(page, 'Човекът е изтрит')).toBeVisible();
      await expect(column('Нов')).toBeVisible();
      await expect(card(page, `Огнян ${name}`)).toHaveCount(0);
      // To the page before the board, past that of the deleted person.
      await page.goBack();
      await expect(page.getByRole('heading', { name: `${name} ООД` })).toBeVisible();
      await expect(card(page, 'Запитване').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Изтрий/ })).toHaveCount(0);
      await page.goto('/admin/people');
    });

    await test.step('a column shows fifty people, and more on request', async () => {
      const won = Array.from({ length: 51 }, (_, at) => ({ name: `${name} ${at}`, stage: 'won' }));
      const { data } = await people().insert(won).select('id');
      await expect(column('Спечелен').getByRole('listitem')).toHaveCount(50);
      await column('Спечелен').getByRole('button', { name: 'Покажи още' }).click();
      await expect(card(column('Спечелен'), name)).toHaveCount(51);
      await people()
        .delete()
        .in('id', data?.map(({ id }) => id) ?? []);
    });
  });

  test('get one answer even if two admins write, with canned replies and private notes', async ({
    adminPage: page,
    backend,
    expectAccessibleDayAndNight,
  }) => {
    const person = await somebody(backend);
    const entries = () => service(backend).from('person_entries');
    await page.goto(`/admin/people/${person.id}`);

    await test.step('the page is reached past the menu', async () => {
      await page.getByRole('button', { name: 'Към съдържанието' }).press('Enter');
      await expect(page.locator('#main-content')).toBeFocused();
    });

    await test.step('a step that was just saved can be corrected without a warning', async () => {
      const what = page.getByLabel('Какво');
      const expectStep = (step: string) =>
        expect
          .poll(async () => {
            const people = service(backend).from('people').select('next_step').eq('id', person.id);
            return (await people.single()).data?.next_step;
          })
          .toBe(step);
      for (const step of ['да се обадя', 'да се обадя в петък']) {
        await what.fill(step);
        await expect(page.getByRole('alert').filter({ hasText: 'Междувременно' })).toHaveCount(0);
        await page.getByRole('button', { name: 'Запази' }).click();
        await expectStep(step);
        await expect(page.getByRole('button', { name: 'Запази' })).toBeEnabled();
        await expect(page.getByRole('button', { name: 'Запази' })).toBeFocused();
      }
      await test.step('also if the person writes meanwhile', async () => {
        // Only the database knows of it.
        const rows = '**/rest/v1/people?*';
        await page.route(rows, (route) =>
          route.request().method() === 'GET' ? route.abort() : route.fallback(),
        );
        await sendInquiry(backend, { email: person.email, phone: person.phone });
        await what.fill('да се обадя');
        await page.getByRole('button', { name: 'Запази' }).click();
        await expectStep('да се обадя');
        await page.unroute(rows);
      });
      await page.getByRole('button', { name: 'Готово' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Готово' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Запази' })).toBeFocused();
    });

    await test.step('a letter answers the inquiry, however much was noted since', async () => {
      const body = 'Обади се.';
      await entries().insert(
        Array.from({ length: 51 }, () => ({
          id: crypto.randomUUID(),
          person_id: person.id,
          kind: 'note',
          body,
        })),
      );
      await expect(card(page, body)).toHaveCount(50);
      await page.getByRole('link', { name: 'Напиши отговор' }).click();
      await expect(page.getByLabel('Тема')).toHaveValue('Отговор на запитването ви');
      await expect(page.getByRole('checkbox', { name: 'Добави полученото съобщение отдолу' })).toBeChecked();
      await entries().delete().match({ person_id: person.id, body });
      await expect(card(page, body)).toHaveCount(0);
    });

    await test.step('a letter is kept as a draft, and is not sent with blanks', async () => {
      await page.getByRole('button', { name: 'В момента нямаме място' }).click();
      const body = page.getByRole('textbox', { name: 'Писмо' });
      await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
      await expect(body).toHaveAccessibleDescription('Попълнете {дата}, преди да изпратите.');
      await expect(body).toBeFocused();
      await expectAccessibleDayAndNight(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width: 1280, height: 720 });
      await body.fill((await body.inputValue()).replace('{дата}', '1 март'));
      await page.route('**/rpc/send_letter', (route) => route.abort());
      await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
      await expect(page.getByText('Писмото не можа да бъде изпратено. Текстът е запазен тук.')).toBeVisible();
      await page.unroute('**/rpc/send_letter');
      const addressed = (email: string) =>
        service(backend).from('people').update({ email }).eq('id', person.id);
      await addressed(`${unique()}@primer`);
      await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
      await expect(
        page.getByText('Текстът е запазен тук. На този адрес не може да се изпрати писмо.'),
      ).toBeVisible();
      await addressed(person.email);
      await expect(body).toHaveValue(/преди 1 март/);
    });

    await test.step('a letter that fails after its form is left says so', async () => {
      const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
      await page.route('**/rpc/send_letter', async (route) => {
        await goesOn;
        await route.abort();
      });
      await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Изпращане...' })).toBeVisible();
      await page.getByRole('button', { name: 'Затвори писмото' }).click();
      await expect(page.getByRole('link', { name: 'Напиши отговор' })).toBeVisible();
      goOn();
      await expect(toast(page, `Писмото до ${person.name} не можа да бъде изпратено`)).toContainText(
        'Няма връзка със сървъра. Моля, опитайте отново. Текстът е запазен при клиента.',
      );
      await page.unroute('**/rpc/send_letter');
      await page.getByRole('link', { name: 'Напиши отговор' }).click();
    });

    await test.step('signing out asks before the letter is lost', async () => {
      await page.getByRole('button', { name: 'Изход' }).click();
      const question = page.getByRole('alertdialog', { name: 'Имате незапазени промени' });
      await question.getByRole('button', { name: 'Отказ' }).click();
      await expect(question).toBeHidden();
      await expect(page.getByRole('textbox', { name: 'Писмо' })).toHaveValue(/преди 1 март/);
    });

    await test.step('another admin has answered meanwhile', async () => {
      const mila = await makeAdmin(backend, `mila-${unique()}`);
      const asMila = await signIn(backend, mila);
      const { error } = await asMila.rpc('send_letter', {
        entry_id: crypto.randomUUID(),
        person_id: person.id,
        subject: 'Вашето запитване',
        body: 'Ще се обадим утре.',
      });
      expect(error).toBeNull();
      const notice = page.getByRole('alert').filter({ hasText: `${mila.username} вече отговори в ` });
      await expect(notice).toBeVisible();
      await page.reload();
      await expect(card(page, 'Ще се обадим утре.')).toBeVisible();
      await notice.getByRole('button', { name: 'Прегледай отговора' }).click();
      await expect(card(page, 'Ще се обадим утре.')).toBeFocused();
      await expect(notice).toBeHidden();
    });

    await test.step('a letter that leaves after its form was left leads nowhere', async () => {
      const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
      await page.route('**/rpc/send_letter', async (route) => {
        await goesOn;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Изпращане...' })).toBeVisible();
      const menu = page.getByRole('navigation', { name: 'Меню' });
      await menu.getByRole('link', { name: /^Клиенти/ }).click();
      await expect(page.getByRole('searchbox')).toBeVisible();
      goOn();
      await expect(toast(page, 'Писмото тръгва')).toContainText(`До ${person.email}.`);
      await expect(page).toHaveURL('/admin/people');
      await page.unroute('**/rpc/send_letter');
      await page.goto(`/admin/people/${person.id}`);
      const { data } = await entries().select('subject').match({ person_id: person.id, kind: 'letter' });
      expect(data).toHaveLength(2);
      await expect(card(page, 'Писмо – записано само тук')).toHaveCount(2, { timeout: 20_000 });
    });

    await test.step('what is typed while a note is being saved stays for the next', async () => {
      const field = page.getByRole('textbox', { name: 'Бележка' });
      const { promise: goesOn, resolve: goOn } = Promise.withResolvers<void>();
      await page.route('**/rest/v1/person_entries*', async (route) => {
        if (route.request().method() === 'POST') await goesOn;
        await route.continue();
      });
      await field.fill('Иска меню');
      await page.getByRole('button', { name: 'Запиши' }).click();
      await expect(page.getByRole('button', { name: 'Запазване...' })).toBeVisible();
      await field.press('End');
      await field.pressSequentially(' и визитки');
      goOn();
      await expect(toast(page, 'Бележката е записана')).toBeVisible();
      await page.unroute('**/rest/v1/person_entries*');
      const note = card(page, 'Бележка на admin');
      await expect(note).toContainText('Иска меню');
      await expect(field).toHaveValue('Иска меню и визитки');
      await page.reload();
      await expect(field).toHaveValue('Иска меню и визитки');
      await field.fill('');
      await note.getByRole('button', { name: 'Изтрий бележката' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
      await expect(note).toBeHidden();
    });

    await test.step('a note is edited, also across a reload, and deleted', async () => {
      const field = page.getByRole('textbox', { name: 'Бележка' }).first();
      await field.fill('Меню на две страници.');
      await page.getByRole('button', { name: 'Запиши' }).click();
      await expect(field).toHaveValue('');
      const note = card(page, 'Бележка на admin');
      await note.getByRole('button', { name: 'Редактирай бележката' }).click();
      await note.getByRole('textbox').fill('Меню на четири страници.');
      // The hint comes to nothing, so only the database knows of the other change.
      await page.route('**/rpc/person_timeline', (route) => route.abort());
      await entries().update({ body: 'Меню на три страници.' }).match({ person_id: person.id, kind: 'note' });
      await note.getByRole('button', { name: 'Запиши' }).click();
      await expect(note).toContainText('Междувременно записът беше променен.');
      await page.unroute('**/rpc/person_timeline');
      await page.reload();
      const theirs = note.getByRole('alert').filter({ hasText: 'Меню на три страници.' });
      await expect(theirs).toContainText('Бележка – записано в момента:');
      await expect(note.getByRole('textbox')).toHaveValue('Меню на четири страници.');
      const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
      await page.route('**/rpc/person_timeline', async (route) => {
        await isAnswered;
        await route.continue();
      });
      await note.getByRole('button', { name: 'Запиши' }).click();
      await expect(note.getByRole('textbox')).toBeHidden();
      await expect(note, 'before it is read again').toContainText('Меню на четири страници.');
      await note.getByRole('button', { name: 'Редактирай бележката' }).click();
      await note.getByRole('textbox').fill('Меню на пет страници.');
      await note.getByRole('button', { name: 'Запиши' }).click();
      await expect(note.getByRole('textbox')).toBeHidden();
      answer();
      await expect(note).toContainText('Меню на пет страници.редактирано');
      await expect(note.getByRole('button', { name: 'Редактирай бележката' })).toBeFocused();
      await note.getByRole('button', { name: 'Изтрий бележката' }).click();
      const question = page.getByRole('alertdialog', { name: 'Изтриване на бележка' });
      await expect(question).toContainText('Сигурни ли сте, че искате да изтриете бележката?');
      await question.getByRole('button', { name: 'Изтрий' }).click();
      await expect(note).toBeHidden();
      await expect(card(page, 'Писмо – ').first()).toBeFocused();
    });

    await test.step('a canned reply is added, moved up and deleted', async () => {
      const title = `Отговор ${unique()}`;
      await page.getByRole('link', { name: 'Напиши отговор' }).click();
      await page.getByRole('link', { name: 'Редактирай бързите отговори' }).click();
      await page.getByRole('link', { name: 'Нов отговор' }).click();
      const form = page.getByRole('dialog', { name: 'Нов отговор' });
      await form.getByLabel('Заглавие').fill(title);
      await expect(form).toContainText('{име} и {услуга} се попълват сами.');
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(form.getByLabel('Текст')).toHaveAccessibleDescription(/Текстът е задължителен/);
      await form.getByLabel('Текст').fill('Здравейте, {име}!');
      await form.getByRole('button', { name: 'Запази' }).click();
      await expect(toast(page, 'Отговорът е запазен')).toBeVisible();
      // Other tests add replies to the same list.
      const placeOf = async (words: string) =>
        (await page.getByRole('row').allTextContents()).findIndex((row) => row.includes(words));
      await expect(async () => {
        await page.getByRole('button', { name: `Премести „${title}“ нагоре` }).click();
        expect(await placeOf(title)).toBeLessThan(await placeOf('В момента нямаме място'));
      }).toPass();
      await page.getByRole('button', { name: `Изтрий отговора „${title}“` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Изтрий' }).click();
      await expect(page.getByRole('row', { name: title })).toBeHidden();
    });
  });
});
