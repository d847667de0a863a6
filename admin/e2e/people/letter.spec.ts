import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { sendInquiry } from '../sendInquiry.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { answerAsMila } from './answerAsMila.ts';
import { card } from './card.ts';
import { somebody } from './somebody.ts';

// Somebody is gone meanwhile.
test.use({ expectedErrors: [/ERR_|fetch|status of 40[0469]|^(Sending a letter|Loading .*) failed/] });

test('the answer of somebody else can be reviewed before the timeline is read', async ({
  adminPage: page,
  backend,
}) => {
  const person = await somebody(backend);
  await page.goto(`/admin/people/${person.id}`);
  await page.getByRole('link', { name: 'Напиши отговор' }).click();
  await page.getByRole('textbox', { name: 'Писмо' }).fill('Здравейте!');
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
  await expect(card(page, 'Ще се обадим утре.')).toBeVisible();
});

test('a letter that is opened from the inbox answers what was sent last', async ({
  adminPage: page,
  backend,
}) => {
  const { id, email, phone } = await somebody(backend);
  const quote = page.getByRole('blockquote');
  await page.goto(`/admin/people/${id}`);
  await page.getByRole('link', { name: 'Напиши отговор' }).click();
  await expect(quote).toContainText('Имам малка пекарна');
  const menu = page.getByRole('navigation', { name: 'Меню' });
  await menu.getByRole('link', { name: /^Запитвания/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Запитвания' })).toBeVisible();
  const { name } = await sendInquiry(backend, { email, phone, message: 'И още нещо.' });
  await page.getByRole('button', { name: `Преглед на запитването от ${name}` }).click();
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Напиши отговор' }).click();
  await expect(quote).toContainText('И още нещо.');

  await page.getByRole('textbox', { name: 'Писмо' }).fill('За второто:');
  await page.getByRole('button', { name: 'Затвори писмото' }).click();
  await sendInquiry(backend, { email, phone, message: 'И трето.' });
  await page.goto(`/admin/people/${id}/letter`);
  await expect(page.getByRole('textbox', { name: 'Писмо' })).toHaveValue('За второто:');
  await expect(quote, 'what the draft was written for').toContainText('И още нещо.');
});

test('whoever drops a draft answers what was sent last', async ({ adminPage: page, backend }) => {
  const { id, email, phone } = await somebody(backend);
  const body = page.getByRole('textbox', { name: 'Писмо' });
  const quote = page.getByRole('blockquote');
  await page.goto(`/admin/people/${id}/letter`);
  await body.fill('За първото:');
  await page.getByRole('button', { name: 'Затвори писмото' }).click();
  await sendInquiry(backend, { email, phone, message: 'И още нещо.' });
  await page.goto(`/admin/people/${id}/letter`);
  await expect(body).toHaveValue('За първото:');
  await expect(quote).toContainText('Имам малка пекарна');
  await page.getByRole('button', { name: 'Отхвърли ги' }).click();
  await expect(quote).toContainText('И още нещо.');
  await expect(body).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Отговор до Ралица' })).toBeFocused();
});

test('a letter that the author has seen in the timeline is no reason to ask', async ({
  adminPage: page,
  backend,
}) => {
  const person = await somebody(backend);
  const write = page.getByRole('link', { name: 'Напиши отговор' });
  await page.goto(`/admin/people/${person.id}`);
  await write.click();
  await expect(page.getByRole('textbox', { name: 'Писмо' })).toBeVisible();
  await page.getByRole('button', { name: 'Затвори писмото' }).click();
  await answerAsMila(backend, person);
  await expect(card(page, 'Ще се обадим утре.')).toBeVisible();
  await write.click();
  await page.getByRole('textbox', { name: 'Писмо' }).fill('И още нещо от мен.');
  await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
  await expect(toast(page, 'Писмото тръгва')).toBeVisible();
});

test('a draft answers what it was written for, even if that is in the bin by now', async ({
  adminPage: page,
  backend,
}) => {
  const { id, email } = await somebody(backend);
  const inquiries = () => service(backend).from('vitrina_inquiries');
  const { data: inquiry } = await inquiries().select('id').eq('email', email).single().throwOnError();
  await page.goto(`/admin/people/${id}/letter`);
  await page.getByRole('textbox', { name: 'Писмо' }).fill('Здравейте!');
  await page.getByRole('button', { name: 'Затвори писмото' }).click();
  await inquiries().update({ deleted_at: new Date().toISOString() }).eq('id', inquiry.id).throwOnError();
  await page.goto(`/admin/people/${id}/letter`);
  await expect(page.getByRole('textbox', { name: 'Писмо' })).toHaveValue('Здравейте!');
  await expect(page.getByLabel('Тема')).toHaveValue('Отговор на запитването ви');
  await expect(page.getByRole('checkbox', { name: 'Добави полученото съобщение отдолу' })).toBeHidden();
  const sending = page.waitForRequest('**/rpc/send_letter');
  await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
  expect((await sending).postDataJSON()).toMatchObject({ last_submission: inquiry.id });
  await expect(toast(page, 'Писмото тръгва')).toBeVisible();
});

test('a letter to somebody who is gone meanwhile keeps its words, and says where to go', async ({
  adminPage: page,
  backend,
}) => {
  const { id, name, phone } = await somebody(backend);
  const samePhone = await somebody(backend, phone);
  await page.goto(`/admin/people/${id}`);
  await page.getByRole('link', { name: 'Напиши отговор' }).click();
  await page.getByRole('textbox', { name: 'Писмо' }).fill('Утре ще ви звъннем.');
  await service(backend).from('people').delete().eq('id', id);
  await expect(page.getByText('Човекът не е намерен')).toBeVisible();
  await page.getByRole('button', { name: 'Изпрати', exact: true }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'Текстът е запазен тук.' });
  await expect(failure).toContainText('Човекът вече е изтрит или обединен с друг.');
  await expect(toast(page, `Писмото до ${name} не можа да бъде изпратено`)).toContainText(
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
