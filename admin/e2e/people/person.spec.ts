import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { overflow } from '@vitrina/tests/fixtures/overflow.ts';
import { secondClick } from '@vitrina/tests/fixtures/secondClick.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from '../sendInquiry.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { answerAsMila } from './answerAsMila.ts';
import { card } from './card.ts';
import { somebody, unique } from './somebody.ts';

// The test covers the whole screen with one page load.
test.describe.configure({ timeout: 90_000 });
test.use({
  expectedErrors: [/ERR_|fetch|status of 40[0469]|^(Sending a letter|Saving a person|Loading .*) failed/],
});

test('people get one answer even if two admins write, with canned replies and private notes', async ({
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
    const rows = '**/rest/v1/people?*';
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
    await test.step('and is not finished by a double click, whose second half meets another button', async () => {
      await page.getByRole('button', { name: 'Готово' }).click();
      await expect(toast(page, 'Стъпката е отметната')).toBeVisible();
      await what.fill('да се обадя');
      await page.getByRole('button', { name: 'Запази' }).click();
      await expect(page.getByRole('button', { name: 'Готово' })).toBeVisible();
      await secondClick(page);
      await expect(toast(page, 'Стъпката е запазена')).toBeVisible();
      await page.reload();
      await expect(what).toHaveValue('да се обадя');
    });
    await test.step('and says only until then that it was restored', async () => {
      const restored = page.getByText('Възстановихме промените, които не бяхте запазили.');
      await what.fill('да се обадя в сряда');
      await page.reload();
      await expect(restored).toBeVisible();
      await page.getByRole('button', { name: 'Запази' }).click();
      await expectStep('да се обадя в сряда');
      await expect(restored).toBeHidden();
    });
    await test.step('also if the person writes meanwhile', async () => {
      // Only the database knows of it.
      await page.route(rows, (route) =>
        route.request().method() === 'GET' ? route.abort() : route.fallback(),
      );
      await sendInquiry(backend, { email: person.email, phone: person.phone });
      await what.fill('да се обадя');
      await page.getByRole('button', { name: 'Запази' }).click();
      await expectStep('да се обадя');
      await page.unroute(rows);
    });
    await test.step('also after it was finished, before it is read again', async () => {
      const answer = await hold(page, rows, { method: 'GET' });
      await page.getByRole('button', { name: 'Готово' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Готово' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Запази' })).toBeFocused();
      await expect(toast(page, 'Стъпката е отметната')).toBeVisible();
      await what.fill('да пратя офертата');
      await page.getByRole('button', { name: 'Запази' }).click();
      await expectStep('да пратя офертата');
      answer();
    });
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
    await expect.poll(() => overflow(page)).toBe(0);
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
    const goOn = await hold(page, '**/rpc/send_letter', { end: (route) => route.abort() });
    await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Изпращане...' })).toBeVisible();
    await page.getByRole('button', { name: 'Затвори писмото' }).click();
    await expect(page.getByRole('link', { name: 'Напиши отговор' })).toBeVisible();
    goOn();
    await expect(toast(page, `Писмото до ${person.name} не можа да бъде изпратено`)).toContainText(
      'Текстът е запазен в този раздел. Няма връзка със сървъра. Моля, опитайте отново.',
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
    const mila = await answerAsMila(backend, person);
    const notice = page.getByRole('alert').filter({ hasText: `${mila.username} вече отговори в ` });
    await expect(notice).toBeVisible();
    await page.reload();
    await expect(card(page, 'Ще се обадим утре.')).toBeVisible();
    // They arrive above the notice and move it, maybe from under a press.
    await expect(page.getByRole('button', { name: 'В момента нямаме място' })).toBeVisible();
    await notice.getByRole('button', { name: 'Прегледай отговора' }).click();
    await expect(card(page, 'Ще се обадим утре.')).toBeFocused();
    await expect(notice).toBeHidden();
  });

  await test.step('a letter that leaves after its form was left leads nowhere', async () => {
    const goOn = await hold(page, '**/rpc/send_letter');
    const later = { email: person.email, phone: person.phone, message: 'И още нещо.' };
    const { id } = await sendInquiry(backend, later);
    await expect(card(page, later.message)).toBeVisible();
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
    const sent = service(backend).from('vitrina_inquiries').select('id').eq('email', person.email);
    const unread = await sent.or('answered_at.is.null,read.is.false');
    expect(unread.data, 'only what came after it is not answered').toEqual([{ id }]);
    await expect(card(page, 'Писмо – записано само тук')).toHaveCount(2, { timeout: 20_000 });
  });

  await test.step('what is typed while a note is being saved stays for the next', async () => {
    const field = page.getByRole('textbox', { name: 'Бележка' });
    const goOn = await hold(page, '**/rest/v1/person_entries*', { method: 'POST' });
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
    const answer = await hold(page, '**/rpc/person_timeline');
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
    // The page that is left has such a link, too.
    const menu = page.getByRole('navigation', { name: 'Меню' });
    await expect(menu.getByRole('link', { name: /^Клиенти/ })).toHaveAttribute('aria-current', 'page');
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
