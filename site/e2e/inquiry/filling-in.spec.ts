import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { expectKept, expectSent, field, fillIn, openFilledIn, sendButton } from '../forms/visitorForm.ts';
import { inquiryForm } from '../forms/visitorForms.ts';

test('an empty form lists every missing field and focuses the first, accessibly before and after', async ({
  page,
  expectAccessibleDayAndNight,
}) => {
  await page.goto('/inquiry');
  await expectAccessibleDayAndNight(page);
  await sendButton(page, inquiryForm).click();
  const errors = {
    'Услуга или шаблон': 'Моля, изберете шаблон.',
    Име: 'Моля, въведете вашето име.',
    Телефон: 'Моля, въведете телефонен номер.',
    Имейл: 'Моля, въведете валиден имейл адрес.',
    Съобщение: 'Моля, въведете съобщение.',
  };
  for (const [label, error] of Object.entries(errors)) {
    await expect(field(page, label)).toHaveAccessibleDescription(error);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(field(page, 'Услуга или шаблон')).toBeFocused();
  await expect(page.getByText('Остават пет полета')).toBeVisible();
  await expectAccessibleDayAndNight(page, 'main');

  await page.getByRole('link', { name: 'Телефон', exact: true }).click();
  await expect(field(page, 'Телефон')).toBeFocused();
  await expect(page).toHaveURL(/\/inquiry$/);
});

test('errors disappear one by one as they are corrected; to an address without a full domain the receipt promises no confirmation', async ({
  page,
}) => {
  await openFilledIn(page, inquiryForm, { Имейл: 'ralitsa.abv.bg', Телефон: 'abc' });
  await sendButton(page, inquiryForm).click();
  await expect(page.getByText('Остават две полета')).toBeVisible();
  await expect(field(page, 'Телефон')).toBeFocused();
  await expect(field(page, 'Телефон')).toHaveAccessibleDescription('Моля, въведете телефонен номер.');

  await field(page, 'Имейл').fill('ralitsa@abv');
  await expect(page.getByText('Моля, въведете валиден имейл адрес.')).toBeHidden();
  await expect(page.getByText('Остава едно поле')).toBeVisible();
  // A field that is emptied after an attempt is reported only at the next attempt.
  await field(page, 'Име').fill('');
  await expect(page.getByText('Моля, въведете вашето име.')).toBeHidden();
  await field(page, 'Телефон').fill('02 000 00 00');
  await expect(page.getByText('Остава едно поле')).toBeHidden();

  await field(page, 'Име').fill('Ралица Тодорова');
  await sendButton(page, inquiryForm).click();
  await expectSent(page, inquiryForm);
  const next = page.getByRole('region', { name: 'Какво следва' });
  await expect(next).toContainText('До ralitsa@abv не можем да изпратим потвърждение');
  await expect(next).toContainText('Ако в адреса има грешка, обадете ни се');
  await expect(next).not.toContainText('нежеланата поща');
});

test('what was typed is restored when the visitor goes back or returns by a link, until it is sent', async ({
  page,
}) => {
  await page.goto('/inquiry?template=Ария');
  await expect(field(page, 'Услуга или шаблон')).toHaveValue('Ария');
  await fillIn(page, inquiryForm);
  await page.goto('/templates');
  await page.goBack();
  await expectKept(page, inquiryForm);

  await page.getByRole('main').getByRole('link', { name: 'политиката за поверителност' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Запитване' }).click();
  await expectKept(page, inquiryForm);

  await sendButton(page, inquiryForm).click();
  await expectSent(page, inquiryForm);
  await page.goto('/inquiry');
  for (const label of [...Object.keys(inquiryForm.typed), 'Услуга или шаблон'])
    await expect(field(page, label)).toHaveValue('');
});

test('a form from the back/forward cache shows what was changed on another page of the tab, and is empty once it was sent there', async ({
  page,
}) => {
  // The browser under test has no such cache.
  const returnWith = (typed: object | null) =>
    page.evaluate((draft) => {
      if (draft) sessionStorage.setItem('draft:/inquiry', JSON.stringify(draft));
      else sessionStorage.removeItem('draft:/inquiry');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, typed);
  await openFilledIn(page, inquiryForm);
  await returnWith({ message: 'И снимки.', address: '' });
  await expectKept(page, inquiryForm, { Съобщение: 'И снимки.' });
  await returnWith(null);
  for (const label of [...Object.keys(inquiryForm.typed), 'Услуга или шаблон'])
    await expect(field(page, label)).toHaveValue('');
});

test('where no draft could be stored, a form from the back/forward cache stays as it is', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openFilledIn(page, inquiryForm);
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectKept(page, inquiryForm);
});

test('a template that is no longer on show is no longer selected', async ({ page }) => {
  await page.goto('/inquiry');
  await page.evaluate(() => {
    sessionStorage.setItem('draft:/inquiry', JSON.stringify({ service: 'Книжарница' }));
  });
  await page.reload();
  await expect(field(page, 'Услуга или шаблон').locator(':checked')).toHaveText('Изберете услуга или шаблон');
});

test('a choice in the address takes precedence over an earlier one, also when the page is reloaded', async ({
  page,
}) => {
  await page.goto('/inquiry?template=Ария');
  await expect(page.getByRole('button', { name: 'Махни избора: Ария' })).toBeVisible();
  await fillIn(page, { ...inquiryForm, choose: async () => {} });
  await page.goto('/templates');
  await page.getByRole('link', { name: 'Искам такъв сайт: Под Вежен' }).click();
  const expectChosen = async () => {
    await expect(page.getByRole('button', { name: 'Махни избора: Под Вежен' })).toBeVisible();
    await expectKept(page, {
      ...inquiryForm,
      expectChosen: () => expect(field(page, 'Услуга или шаблон')).toHaveValue('Под Вежен'),
    });
  };
  await expectChosen();
  await page.reload();
  await expectChosen();

  await test.step('also by a link without a choice, unless it was removed', async () => {
    await page.goto('/services');
    await page.getByRole('banner').getByRole('link', { name: 'Запитване' }).click();
    await expectChosen();
    await page.getByRole('button', { name: 'Махни избора: Под Вежен' }).click();
    await page.goto('/inquiry');
    await expect(field(page, 'Съобщение')).not.toHaveValue('');
    await expect(page.locator('input[name="choice"]')).toHaveValue('');
  });
});

test('a template that is asked for once more takes precedence over what was selected instead of it', async ({
  page,
}) => {
  await page.goto('/inquiry?template=Ария');
  await expect(field(page, 'Услуга или шаблон')).toHaveValue('Ария');
  await field(page, 'Услуга или шаблон').selectOption('Друго');
  await expect(page).toHaveURL('/inquiry');
  await page.goto('/templates');
  await page.getByRole('link', { name: 'Искам такъв сайт: Ария' }).click();
  await expect(page.getByRole('button', { name: 'Махни избора: Ария' })).toBeVisible();
  await expect(field(page, 'Услуга или шаблон')).toHaveValue('Ария');
});

test('another service than that of the items in the address is still selected after going back and a reload', async ({
  page,
}) => {
  await page.goto('/inquiry?item=site-reservations');
  const takeOff = page.getByRole('button', { name: 'Махни избора: Сайт с резервации и панел' });
  await expect(takeOff).toBeVisible();
  await field(page, 'Услуга или шаблон').selectOption('Друго');
  await page.goto('/privacy-policy');
  await page.goBack();
  await page.reload();
  await expect(takeOff).toBeVisible();
  await expect(field(page, 'Услуга или шаблон')).toHaveValue('other');
});
