import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { makeAdmin, signIn } from '@vitrina/tests/fixtures/people.ts';
import { secondClick } from '@vitrina/tests/fixtures/secondClick.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { card } from './card.ts';
import { somebody, unique } from './somebody.ts';

// The test covers the whole screen with one page load.
test.describe.configure({ timeout: 90_000 });
test.use({
  expectedErrors: [
    /ERR_|fetch|status of 40[069]|^(Saving a person|Saving to people|Changing a person|Loading .*) failed/,
  ],
});

test('people are moved by keyboard and mouse, found by phone, merged, and edited', async ({
  adminPage: page,
  backend,
  expectAccessibleDayAndNight,
}) => {
  const people = () => service(backend).from('people');
  const person = await somebody(backend);
  const other = await somebody(backend, person.phone.replace('0895 ', '+359 895'));
  // Long overdue, so that it comes first in every list.
  await people().update({ next_step: 'да питам за менюто', next_step_on: '2021-03-01' }).eq('id', person.id);
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
    await expect.poll(() => overflow(page)).toBe(0);
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

  await test.step('a card that a move has taken from the board does not take the focus from the search', async () => {
    const search = page.getByRole('searchbox');
    await cardMenu.press('Enter');
    await page.getByRole('menuitem', { name: 'Премести: Изгубен' }).click();
    await expect(card(page.getByRole('region', { name: 'В разговор' }), name)).toBeHidden();
    await search.pressSequentially(person.phone);
    const found = page.getByRole('region', { name: 'Намерени' });
    await expect(card(found, name)).toContainText('Изгубен');
    await expect(search).toBeFocused();
    await card(found, name)
      .getByRole('button', { name: `Действия за ${name}` })
      .press('Enter');
    await page.getByRole('menuitem', { name: 'Премести: В разговор' }).click();
    await expect(card(found, name)).toContainText('В разговор');
    await search.fill('');
    await expect(card(column('В разговор'), name)).toBeVisible();
    await expect(search).toBeFocused();
    await expect.poll(async () => (await standing())?.stage).toBe('talking');
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
    // It shows before it is saved.
    await expect
      .poll(async () => (await people().select('next_step').eq('id', person.id).single()).data?.next_step)
      .toBe('да питам за менюто');
  });

  await test.step('a double click leaves the step that moves up into the place of the finished one', async () => {
    const step = card(column('За днес'), name);
    const following = await somebody(backend);
    const stepOf = async (id: string) =>
      (await people().select('next_step').eq('id', id).single()).data?.next_step;
    await people().update({ next_step: 'да мина', next_step_on: '2021-03-02' }).eq('id', following.id);
    await expect(card(column('За днес'), following.name)).toBeVisible();
    await step.getByRole('button', { name: `Готово: ${name}` }).click();
    await expect(step).toBeHidden();
    await secondClick(page);
    await toast(page, 'Стъпката е отметната').getByRole('button', { name: 'Отмени' }).click();
    await expect.poll(() => stepOf(person.id)).toBe('да питам за менюто');
    expect(await stepOf(following.id)).toBe('да мина');
    await people().update({ next_step: null, next_step_on: null }).eq('id', following.id);
    await expect(card(column('За днес'), following.name)).toBeHidden();
  });

  await test.step('a step that somebody else sets meanwhile is neither finished nor overwritten', async () => {
    const step = card(column('За днес'), name);
    const done = step.getByRole('button', { name: `Готово: ${name}` });
    const meanwhile = (next_step: string) =>
      page.route('**/rest/v1/people?*', async (route) => {
        if (route.request().method() === 'PATCH')
          await people().update({ next_step, next_step_on: '2021-03-02' }).eq('id', person.id);
        await route.continue();
      });
    const expectRefused = async (theirs: string) => {
      const said = toast(page, 'Записът беше променен междувременно. Моля, опитайте отново.');
      await expect(said).toBeVisible();
      await page.unroute('**/rest/v1/people?*');
      await expect(step).toContainText(theirs);
      const { data } = await people().select('next_step, next_step_on').eq('id', person.id).single();
      expect(data).toEqual({ next_step: theirs, next_step_on: '2021-03-02' });
    };
    await meanwhile('да пратя офертата');
    await done.click();
    await expectRefused('да пратя офертата');
    await done.click();
    const undo = toast(page, 'Стъпката е отметната').getByRole('button', { name: 'Отмени' });
    await expect(undo).toBeVisible();
    await meanwhile('да взема снимките');
    await undo.click();
    await expectRefused('да взема снимките');
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
    await page.getByRole('link', { name: 'Клиенти', exact: true }).click();
    await page.getByRole('searchbox').fill('');
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

test('a search waits behind the form for a new person, keeps what is typed, and ends with the menu', async ({
  adminPage: page,
  backend,
}) => {
  const { name, phone } = await somebody(backend);
  const search = page.getByRole('searchbox');
  const found = card(page.getByRole('region', { name: 'Намерени' }), name);
  const people = page.getByRole('navigation', { name: 'Меню' }).getByRole('link', { name: /^Клиенти/ });
  await page.clock.install();
  await page.goto('/admin');
  await people.click();
  // Somebody who types slowly pauses after a space.
  await search.fill(`${phone} `);
  await expect(found).toBeVisible();
  await expect(search).toHaveValue(`${phone} `);

  await page.getByRole('link', { name: 'Добави човек' }).click();
  const form = page.getByRole('dialog', { name: 'Нов човек' });
  await expect(form).toBeVisible();
  await page.clock.runFor(1000);
  await form.getByRole('button', { name: 'Отказ' }).click();
  await expect(form).toBeHidden();
  await expect(search).toHaveValue(`${phone} `);
  await expect(found).toBeVisible();

  await people.click();
  await expect(search).toBeEmpty();
  await page.clock.runFor(1000);
  await expect(page.getByRole('region', { name: 'Оферта' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue(phone);
  await expect(found).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/inquiries/);
});
