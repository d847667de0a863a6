import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { service } from '../service.ts';
import { addAfterFailures } from './addAfterFailures.ts';
import { expect, signIn, test } from './farAdmin.ts';

// Whatever the network does, an error is shown, nothing that was entered is lost, and nothing is added twice.

test('a project is added once even if its response and its picture are lost', async ({
  farPage,
  network,
  backend,
}) => {
  const project = { title: `Кафене ${crypto.randomUUID().slice(0, 6)}`, description: 'Кафе.' };
  await addAfterFailures(farPage, await makeAdmin(backend), project, {
    beforeUpload: () => network.cutRequests(/^POST \/storage\/v1\/object\//, 500),
    beforeSaving: () => network.loseAnswers(/^POST \/rest\/v1\/projects/),
    mend: network.recover,
  });
  const projects = service(backend).from('projects');
  const { data } = await projects.select('title, description').eq('title', project.title);
  expect(data).toEqual([project]);
});

test('signing in without a response ends with an error, and works on a retry', async ({
  farPage: page,
  network,
  backend,
}) => {
  const admin = await makeAdmin(backend);
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Влез' }).waitFor();
  network.silence(/./);
  await signIn(page, admin);
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 60_000 });
  network.recover();
  await page.getByRole('button', { name: 'Влез' }).click();
  await expect(page.getByRole('heading', { name: 'Запитвания' })).toBeVisible({ timeout: 30_000 });
});
