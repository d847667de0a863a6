import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from '../sendInquiry.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { answerAsMila } from './answerAsMila.ts';
import { card } from './card.ts';
import { somebody } from './somebody.ts';

// Somebody is gone meanwhile.
test.use({ expectedErrors: [/ERR_|fetch|status of 40[0469]|^(Sending a letter|Loading .*) failed/] });

test('whoever writes a letter is told what others do meanwhile: an answer, and a person who is gone', async ({
  adminPage: page,
  backend,
}) => {
  const person = await somebody(backend);
  const samePhone = await somebody(backend, person.phone);
  const write = page.getByRole('link', { name: 'Напиши отговор' });
  const body = page.getByRole('textbox', { name: 'Писмо' });
  const send = page.getByRole('button', { name: 'Изпрати', exact: true });
  const theirs = card(page, 'Ще се обадим утре.');
  await page.goto(`/admin/people/${person.id}`);

  await test.step('a letter that the author has seen in the timeline is no reason to ask', async () => {
    await write.click();
    await expect(body).toBeVisible();
    await page.getByRole('button', { name: 'Затвори писмото' }).click();
    await answerAsMila(backend, person);
    await expect(theirs).toBeVisible();
    await write.click();
    await body.fill('И още нещо от мен.');
    await send.click();
    await expect(toast(page, 'Писмото тръгва')).toBeVisible();
  });

  await test.step('the answer of somebody else can be reviewed before the timeline is read', async () => {
    await write.click();
    await body.fill('Утре ще ви звъннем.');
    await answerAsMila(backend, person);
    const review = page.getByRole('button', { name: 'Прегледай отговора' });
    await expect(review).toBeVisible();
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/rpc/person_timeline', async (route) => {
      // The letter needs the submissions.
      if (!('kinds' in route.request().postDataJSON())) await isAnswered;
      await route.continue();
    });
    await page.reload();
    await review.click();
    await expect(page.getByRole('heading', { name: 'История' })).toBeFocused();
    answer();
    await expect(theirs).toHaveCount(2);
  });

  await test.step('a letter to somebody who is gone keeps its words, and says where to go', async () => {
    await service(backend).from('people').delete().eq('id', person.id);
    await expect(page.getByText('Човекът не е намерен')).toBeVisible();
    await send.click();
    const failure = page.getByRole('alert').filter({ hasText: 'Текстът е запазен тук.' });
    await expect(failure).toContainText('Човекът вече е изтрит или обединен с друг.');
    await expect(toast(page, `Писмото до ${person.name} не можа да бъде изпратено`)).toContainText(
      'Текстът е запазен в този раздел. Човекът вече е изтрит или обединен с друг.',
    );
    await failure.getByRole('link', { name: 'Потърси го' }).click();
    await expect(card(page.getByRole('region', { name: 'Намерени' }), samePhone.name)).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Писмото, което пишехте' })).toContainText(
      'Утре ще ви звъннем.',
    );
    await expect(page.getByRole('button', { name: 'Копирай писмото' })).toBeVisible();
  });
});

test('a letter answers what it was written for, and a new one what was sent last', async ({
  adminPage: page,
  backend,
}) => {
  const { id, email, phone } = await somebody(backend);
  const quote = page.getByRole('blockquote');
  const body = page.getByRole('textbox', { name: 'Писмо' });
  const close = page.getByRole('button', { name: 'Затвори писмото' });
  const sendMore = (message: string) => sendInquiry(backend, { email, phone, message });
  await page.goto(`/admin/people/${id}`);

  await test.step('opened from the inbox, it answers what was sent last', async () => {
    await page.getByRole('link', { name: 'Напиши отговор' }).click();
    await expect(quote).toContainText('Имам малка пекарна');
    const menu = page.getByRole('navigation', { name: 'Меню' });
    await menu.getByRole('link', { name: /^Запитвания/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Запитвания' })).toBeVisible();
    const { name } = await sendMore('И още нещо.');
    await page.getByRole('button', { name: `Преглед на запитването от ${name}` }).click();
    await page.getByRole('dialog', { name }).getByRole('link', { name: 'Напиши отговор' }).click();
    await expect(quote).toContainText('И още нещо.');
    await body.fill('За второто:');
    await close.click();
  });

  const third = await sendMore('И трето.');
  await page.goto(`/admin/people/${id}/letter`);

  await test.step('a draft answers what it was written for, and whoever drops it what was sent last', async () => {
    await expect(body).toHaveValue('За второто:');
    await expect(quote).toContainText('И още нещо.');
    await page.getByRole('button', { name: 'Отхвърли ги' }).click();
    await expect(quote).toContainText('И трето.');
    await expect(body).toHaveValue('');
    await expect(page.getByRole('heading', { name: 'Отговор до Ралица' })).toBeFocused();
  });

  await test.step('even if that is in the bin by now', async () => {
    await body.fill('За третото:');
    await close.click();
    await service(backend)
      .from('vitrina_inquiries')
      .update({ deleted_at: new Date().toISOString() })
      .eq('id', third.id)
      .throwOnError();
    await page.goto(`/admin/people/${id}/letter`);
    await expect(body).toHaveValue('За третото:');
    await expect(page.getByLabel('Тема')).toHaveValue('Отговор на запитването ви');
    await expect(page.getByRole('checkbox', { name: 'Добави полученото съобщение отдолу' })).toBeHidden();
    const sending = page.waitForRequest('**/rpc/send_letter');
    await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
    expect((await sending).postDataJSON()).toMatchObject({ last_submission: third.id });
    await expect(toast(page, 'Писмото тръгва')).toBeVisible();
  });
});
