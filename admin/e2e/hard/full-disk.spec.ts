import { createServiceClient } from '@vitrina/shared/serviceClient.ts';
import { expect, onFullDisk, randomText, test } from '@vitrina/tests/faults/fullDiskTest.ts';
import { makeAdmin } from '@vitrina/tests/fixtures/people.ts';
import { addAfterFailures } from './addAfterFailures.ts';

onFullDisk(() => {
  test('a project and its picture can be saved once there is space', async ({ farPage, cramped }) => {
    const { api } = cramped;
    const projects = () => createServiceClient(api.apiUrl, api.secretKey).from('projects');
    const fill = () =>
      cramped.fill(1900, (description) =>
        projects().insert({ title: 'Пълнеж', description, image: '/pictures/gallery/roses.webp' }),
      );
    const project = { title: `Кафене ${crypto.randomUUID()}`, description: randomText(1900) };
    await addAfterFailures(farPage, await makeAdmin(api), project, {
      beforeUpload: fill,
      beforeSaving: fill,
      mend: cramped.free,
    });
    const { data } = await projects().select('title, description').eq('title', project.title);
    expect(data).toEqual([project]);
  });
});
