import type { Page } from '@playwright/test';
import { slowDown } from '@vitrina/tests/faults/badNetworkTest.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { expect, test } from './farAdmin.ts';

// Whatever the network does while rows are moved: an unconfirmed move is reported as failed, the list ends up in the
// database's order, and rows can still be moved.

const UNREACHABLE = 'Няма връзка със сървъра. Моля, опитайте отново.';

/** Twenty seconds, plus some time for a busy machine. */
const GIVEN_UP_AFTER_MS = 30_000;

const TEMPLATE = { description: 'Описание.', demo_url: '/demo/a', status: 'inactive' };

test('rows move over a bad network', async ({ console: page, network, backend }) => {
  const mark = crypto.randomUUID().slice(0, 6);
  const [one, two, three] = [`Първи ${mark}`, `Втори ${mark}`, `Трети ${mark}`];
  const move = /^POST \/rest\/v1\/rpc\/reorder_templates /;
  const down = (name: string) => page.getByRole('button', { name: `Премести „${name}“ надолу` });
  const expectFailed = () => expect(toast(page, UNREACHABLE)).toBeVisible({ timeout: GIVEN_UP_AFTER_MS });
  const table = service(backend).from('templates');
  const storedNames = async () => {
    const { data } = await table.select('name').like('name', `%${mark}`).order('order_index').throwOnError();
    return data.map(({ name }) => name);
  };
  const expectOrder = async (...names: string[]) => {
    for (const order of [storedNames, () => shownNames(page, names, mark)])
      await expect.poll(order, { timeout: GIVEN_UP_AFTER_MS }).toEqual(names);
  };
  try {
    for (const name of [one, two, three]) await table.insert({ ...TEMPLATE, name }).throwOnError();
    await page.goto('/admin/templates');

    // The move has been saved nevertheless.
    network.loseAnswers(move);
    await down(one).click();
    await expectFailed();
    await expectOrder(two, one, three);

    // The move has not been saved, and nothing suggests otherwise.
    network.recover();
    network.cutRequests(move, 200);
    await down(two).click();
    await expectFailed();
    await expectOrder(two, one, three);

    network.recover();
    network.silence(move);
    await down(two).click();
    await expectFailed();
    network.recover();
    await expectOrder(two, one, three);

    // A slow network that repeats each request.
    await slowDown(page, 700, 20_000);
    await page.route('**/rpc/reorder_templates', async (route) => {
      await route.fetch();
      await route.continue();
    });
    await down(two).click();
    await down(two).click();
    await expectOrder(one, three, two);
  } finally {
    await table.delete().like('name', `%${mark}`);
  }
});

/** The names in the order shown, in a table or on cards. */
async function shownNames(page: Page, names: string[], mark: string) {
  const handles = page.getByRole('button', { name: new RegExp(`^Пренареди „.* ${mark}“`) });
  const labels = await handles.evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')));
  return labels.map((label) => names.find((name) => label?.includes(name)));
}
