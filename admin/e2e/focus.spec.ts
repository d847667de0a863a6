import { tabThrough } from '@vitrina/tests/fixtures/tabThrough.ts';
import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { cutOff } from './cutOff.ts';
import { service } from './service.ts';

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 700 } });

test('no bar hides what has the focus: in a list, on the page of a draft, and in a dialog', async ({
  adminPage: page,
  backend,
}) => {
  const expectSeen = async (times: number) => {
    expect.soft(await tabThrough(page, 'Tab', times)).toEqual([]);
    expect.soft(await tabThrough(page, 'Shift+Tab', times)).toEqual([]);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('in a list', async () => {
    const mark = crypto.randomUUID();
    const inquiry = { email: 'a@primer.example', phone: '1', service: 'other', message: mark };
    const many = Array.from({ length: 9 }, (_, at) => ({ ...inquiry, name: `Поредица ${at}` }));
    await service(backend).from('vitrina_inquiries').insert(many).throwOnError();
    await page.goto('/admin');
    const search = page.getByRole('textbox', { name: 'Търсене' });
    await search.fill(mark);
    await expect(page.getByText('1–9 от 9')).toBeVisible();
    await search.focus();
    await expectSeen(35);

    const box = page.getByRole('checkbox').nth(1);
    await box.check();
    await expect(page.getByRole('toolbar')).toBeVisible();
    await expectSeen(35);
  });

  await test.step('on the page of a draft', async () => {
    await page.goto('/admin/services/websites');
    for (const size of [
      { width: 390, height: 700 },
      { width: 320, height: 400 },
      { width: 800, height: 600 },
    ]) {
      await page.setViewportSize(size);
      await page.getByRole('textbox').first().focus();
      // A field that grows with its font moves those below it.
      await page.evaluate(async () => void (await document.fonts.ready));
      await expect.poll(() => cutOff(page)).toBe(0);
      await expectSeen(30);
    }
  });

  await test.step('beside the tools of an article', async () => {
    const { data } = await service(backend).from('posts').select('id').order('id').limit(1).single();
    await page.goto(`/admin/posts/${data?.id}`);
    await page.getByRole('textbox').first().focus();
    await expectSeen(20);
    await page.getByRole('button', { name: 'Удебелено' }).focus();
    const place = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollBy(0, 600));
    const before = await place();
    expect(await tabThrough(page, 'Tab', 3)).toEqual([]);
    expect(await place(), 'the tools are in view already').toBe(before);
  });

  await test.step('in a dialog', async () => {
    await page.setViewportSize({ width: 390, height: 480 });
    for (const form of ['people', 'templates', 'testimonials']) {
      await page.goto(`/admin/${form}/create`);
      await page.getByRole('dialog').getByRole('textbox').first().focus();
      await expectSeen(20);
    }
  });
});
