import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, test } from './chatTest.ts';

test('when the site goes live the awning drops and the windows light up one by one, unless motion is reduced', async ({
  clientPage: page,
  client,
  backend,
  expectAccessibleDayAndNight,
}) => {
  const developments = createServiceClient(backend.apiUrl, backend.secretKey).from('developments');
  const stages = ['Дизайн', 'Изработка', 'Пускане на живо'].map((title) => ({
    title,
    due_on: null,
    done_at: '2026-11-19T08:00:00Z',
  }));
  const id = crypto.randomUUID();
  const plan = { id, client_id: client.id, title: 'Сайт', stages, launched_on: '2099-01-01' };
  await developments.insert(plan).throwOnError();
  const launch = (launched_on: string | null) =>
    developments.update({ launched_on }).eq('id', id).throwOnError();
  const isLive = page.getByText(
    'На живо от 20 ноември 2026 г. Безплатната поддръжка е до 20 февруари 2027 г.',
  );

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Моят проект' }).click();
  await expect(page.getByText('готово на 19 ноември 2026 г.')).toHaveCount(3);
  await expect(page.getByText(/^На живо от/), 'the day is yet to come').toBeHidden();
  const moved = await page.evaluateHandle(() => {
    const moves: string[] = [];
    document.addEventListener('animationstart', ({ animationName, target }) => {
      const window = (target as Element).closest('.shop li');
      moves.push(
        window
          ? `${animationName} ${[...document.querySelectorAll('.shop li')].indexOf(window)}`
          : animationName,
      );
    });
    return moves;
  });
  await launch('2026-11-20');
  await expect(isLive).toBeVisible();
  const all = ['drop', 'light 0', 'light 1', 'light 2'];
  await expect.poll(() => moved.jsonValue()).toEqual(all);

  await launch(null);
  await expect(isLive).toBeHidden();
  await expectAccessibleDayAndNight(page);
  await launch('2026-11-20');
  await expect(isLive).toBeVisible();
  expect(await moved.jsonValue()).toEqual(all);
});
