import { makeClient } from '@vitrina/tests/fixtures/people.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { somebody, somePhone, unique } from './somebody.ts';

// Two accounts are not merged.
test.use({ expectedErrors: [/status of 400|^Merging people failed/] });

test('before two people are merged, the question names what that costs; two with an account are not merged', async ({
  adminPage: page,
  backend,
}) => {
  const people = () => service(backend).from('people');
  const phone = somePhone();
  const client = await makeClient(backend);
  await people()
    .update({ phone, next_step: 'Да се обадя', next_step_on: '2030-01-01' })
    .eq('client_id', client.id);
  const person = await somebody(backend, phone);
  const merge = page.getByRole('button', { name: 'Обедини' });
  const question = page.getByRole('alertdialog');
  await page.goto(`/admin/people/${person.id}`);

  await test.step('the address with which a client without one could sign in then', async () => {
    await merge.click();
    await expect(question).toContainText(
      `Клиентът още няма имейл в чата. След това ще влиза с връзка, изпратена на ${person.email} – продължете само ако този адрес е негов.`,
    );
    await question.getByRole('button', { name: 'Отказ' }).click();
    await people()
      .update({ email: `${unique()}@primer.example` })
      .eq('client_id', client.id);
    await expect(page.getByText('@primer.example – със същия телефон')).toBeVisible();
    await merge.click();
    await expect(question).toContainText('Това не може да се върне.');
    await expect(question).not.toContainText(person.email);
  });

  await test.step('where both have a next step, the one that goes', async () => {
    await expect(question).not.toContainText('стъпка');
    await people().update({ next_step: 'Да пратя офертата', next_step_on: '2030-01-01' }).eq('id', person.id);
    await expect(question).toContainText(
      'И двамата имат следваща стъпка: „Да пратя офертата“ остава, а „Да се обадя“ се изтрива.',
    );
  });

  await test.step('when both have got an account meanwhile, they are not merged, which says why', async () => {
    const { id } = await makeClient(backend);
    await people().delete().eq('client_id', id);
    await people().update({ client_id: id }).eq('id', person.id);
    await question.getByRole('button', { name: 'Обедини' }).click();
    const reason = 'И двамата имат профил в чата, затова не могат да бъдат обединени.';
    await expect(page.getByText(`Записите не можаха да бъдат обединени. ${reason}`)).toBeVisible();
    await expect(toast(page, 'Записите не можаха да бъдат обединени')).toContainText(reason);
  });
});
