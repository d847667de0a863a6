import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { somebody, somePhone, unique } from './somebody.ts';

test('before a client without an address gets one by a merge, the question names it', async ({
  adminPage: page,
  backend,
}) => {
  const people = () => service(backend).from('people');
  const phone = somePhone();
  const client = await makeClient(backend);
  await people().update({ phone }).eq('client_id', client.id);
  const other = await somebody(backend, phone);
  const question = page.getByRole('alertdialog');
  await page.goto(`/admin/people/${other.id}`);
  await page.getByRole('button', { name: 'Обедини' }).click();
  await expect(question).toContainText(
    `Клиентът още няма имейл в чата. След това ще влиза с връзка, изпратена на ${other.email} – продължете само ако този адрес е негов.`,
  );
  await question.getByRole('button', { name: 'Отказ' }).click();

  await people()
    .update({ email: `${unique()}@primer.example` })
    .eq('client_id', client.id);
  await expect(page.getByText('@primer.example – със същия телефон')).toBeVisible();
  await page.getByRole('button', { name: 'Обедини' }).click();
  await expect(question).toContainText('Това не може да се върне.');
  await expect(question).not.toContainText(other.email);
});

test('before two people with a next step each are merged, the question names the one that goes', async ({
  adminPage: page,
  backend,
}) => {
  const person = await somebody(backend);
  const other = await somebody(backend, person.phone);
  const plan = (id: string, next_step: string) =>
    service(backend).from('people').update({ next_step, next_step_on: '2030-01-01' }).eq('id', id);
  const merge = page.getByRole('button', { name: 'Обедини' });
  const question = page.getByRole('alertdialog');
  await plan(other.id, 'Да се обадя');
  await page.goto(`/admin/people/${person.id}`);
  await merge.click();
  await expect(question).toContainText('Това не може да се върне.');
  await expect(question).not.toContainText('стъпка');
  await plan(person.id, 'Да пратя офертата');
  await expect(question).toContainText(
    'И двамата имат следваща стъпка: „Да пратя офертата“ остава, а „Да се обадя“ се изтрива.',
  );
});

test.describe('when both have got an account meanwhile', () => {
  test.use({ expectedErrors: [/status of 400|^Merging people failed/] });

  test('they are not merged, which says why', async ({ adminPage: page, backend }) => {
    const people = () => service(backend).from('people');
    const phone = somePhone();
    const client = await makeClient(backend);
    await people().update({ phone }).eq('client_id', client.id);
    const person = await somebody(backend, phone);
    await page.goto(`/admin/people/${person.id}`);
    await page.getByRole('button', { name: 'Обедини' }).click();
    const { id } = await makeClient(backend);
    await people().delete().eq('client_id', id);
    await people().update({ client_id: id }).eq('id', person.id);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Обедини' }).click();
    const reason = 'И двамата имат профил в чата, затова не могат да бъдат обединени.';
    await expect(page.getByText(`Записите не можаха да бъдат обединени. ${reason}`)).toBeVisible();
    await expect(toast(page, 'Записите не можаха да бъдат обединени')).toContainText(reason);
  });
});
