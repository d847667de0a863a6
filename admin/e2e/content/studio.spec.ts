import { brand } from '@vitrina/shared/brand.ts';
import { hold } from '@vitrina/tests/fixtures/hold.ts';
import { expect, type ProductUnderTest, test } from '@vitrina/tests/fixtures/test.ts';
import { countTaps } from '../countTaps.ts';
import { service } from '../service.ts';
import { toast } from '../toast.ts';
import { button, field } from './field.ts';

const ID = 'studio';
const onSite = async (backend: ProductUnderTest) =>
  (await service(backend).from('studio_facts').select().eq('id', ID).single().throwOnError()).data;

let before: Awaited<ReturnType<typeof onSite>>;
test.beforeAll(async ({ backend }) => {
  before = await onSite(backend);
});
test.afterEach(async ({ adminPage, backend }) => {
  // A page that is left saves its draft, which must not happen after this.
  await adminPage.goto('about:blank');
  const { id, updated_at, ...facts } = before;
  await service(backend).from('studio_facts').update(facts).eq('id', ID).throwOnError();
  await service(backend)
    .from('content_versions')
    .delete()
    .eq('table_name', 'studio_facts')
    .in('state', ['draft', 'scheduled'])
    .throwOnError();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('hours, a closed day and the holidays of a year are published, and invalid values are reported', async ({
    adminPage: page,
    backend,
    expectAccessibleDayAndNight,
  }) => {
    await page.clock.setFixedTime('2026-11-23T12:00:00+02:00');
    const { tap, write, expectAtMost } = countTaps();
    const publish = async () => {
      const published = page.waitForResponse(/rpc\/publish_version/);
      await tap(page.getByRole('button', { name: 'Публикувай' }));
      await published;
      await expect(toast(page, 'Публикувано')).toBeVisible();
    };

    await test.step('change the hours with five taps', async () => {
      await page.goto('/admin');
      await tap(page.getByRole('button', { name: /^Меню/ }));
      await tap(page.getByRole('link', { name: 'Съдържание' }));
      await tap(page.getByRole('link', { name: 'Студиото' }));
      await expect(field(page, 'Адрес')).toHaveValue(before.address);
      await expectAccessibleDayAndNight(page);
      await expect(page.getByRole('link', { name: 'Студиото' })).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 320, height: 844 });
      const opens = await page.getByLabel('Отваряме, петък').boundingBox();
      const closes = await page.getByLabel('Затваряме, петък').boundingBox();
      expect(closes?.y, 'beside each other').toBe(opens?.y);
      expect((closes?.x ?? 0) + (closes?.width ?? 0), 'inside the margins').toBeLessThanOrEqual(304);
      await page.setViewportSize({ width: 390, height: 844 });
      await write(page.getByLabel('Затваряме, петък'), '17:00');
      await publish();
      expectAtMost(5);
      expect((await onSite(backend)).hours).toMatchObject({
        3: { closes: '18:00' },
        4: { opens: '09:00', closes: '17:00' },
      });
    });

    await test.step('one more tap undoes a mistake', async () => {
      await tap(page.getByRole('button', { name: 'Върни предишната' }));
      await expect(toast(page, 'Върнато')).toBeVisible();
      expectAtMost(1);
      expect((await onSite(backend)).hours).toEqual(before.hours);
    });

    await test.step('add a closed day on Monday, after two that cannot be and keep the focus in their field', async () => {
      const day = page.getByLabel('Почивен ден');
      const add = async (value: string) => {
        await write(day, value);
        await tap(page.getByRole('button', { name: 'Добави', exact: true }));
      };
      await add('2020-01-01');
      await expect(day).toHaveAccessibleDescription('Изберете ден от днес нататък.');
      await add('2150-01-01');
      await expect(day).toHaveAccessibleDescription('Изберете ден между 2000 и 2099 г.');
      await expect(day).toHaveValue('2150-01-01');
      await add('2026-11-30');
      await expect(day).toHaveValue('');
      expectAtMost(4);
      await publish();
      expect((await onSite(backend)).closed_days).toEqual(['2026-11-30']);
    });

    await test.step('one tap adds the holidays of the next year', async () => {
      await page.getByRole('button', { name: 'Добави официалните празници за 2027' }).tap();
      await page.getByRole('button', { name: 'Премахни 30 ноември' }).tap();
      await publish();
      const { closed_days } = await onSite(backend);
      expect(closed_days).toHaveLength(16);
      expect(closed_days).toEqual(expect.arrayContaining(['2027-03-03', '2027-05-04', '2027-12-28']));
    });

    await test.step('invalid values are reported at their fields', async () => {
      await page.getByLabel('Затваряме, петък').fill('08:00');
      await field(page, 'Телефон').fill('112');
      await page.getByRole('button', { name: 'Публикувай' }).tap();
      await expect(page.getByText('Затварянето трябва да е след отварянето.')).toBeVisible();
      await expect(field(page, 'Телефон')).toHaveAccessibleDescription(/с кода/);
      // Else this draft could be saved after it has been deleted.
      await expect(page.getByText('Черновата е запазена')).toBeVisible();
    });
  });
});

test('changes are saved as a draft that the site accepts, published, and restored from their history', async ({
  adminPage: page,
  backend,
}) => {
  const open = async () =>
    (
      await service(backend)
        .from('content_versions')
        .select()
        .match({ table_name: 'studio_facts', state: 'draft' })
        .single()
        .throwOnError()
    ).data;
  await page.goto('/admin/studio-facts');

  await test.step('the draft is saved automatically, not on the site', async () => {
    const profiles = page.getByRole('group', { name: 'Социални мрежи' });
    await expect(profiles.getByLabel(/^Мрежа/)).toHaveCount(3);
    await page
      .getByRole('group', { name: 'Телефони' })
      .getByLabel(/^Телефон 3/)
      .fill('088 000 00 00');
    await field(page, 'Адрес').fill('ул. „Моя“ 2, София 1000');
    await expect(page.getByText(/Черновата е запазена в \d\d:\d\d/)).toBeVisible();
    await expect(page.getByText('Промени в чернова')).toBeVisible();
    expect((await open()).content).toMatchObject({
      phones: [...brand.phones, '088 000 00 00'],
      social: before.social,
    });
    expect((await onSite(backend)).phones).toEqual(brand.phones);
  });

  await test.step('its history shows what was changed and restores it', async () => {
    await button(page, 'Публикувай').click();
    await expect(toast(page, 'Публикувано')).toBeVisible();
    expect(await onSite(backend)).toMatchObject({
      phones: [...brand.phones, '088 000 00 00'],
      address: 'ул. „Моя“ 2, София 1000',
    });
    await button(page, 'История').click();
    const history = page.getByRole('dialog', { name: 'История' });
    await expect(history.getByRole('listitem').first()).toContainText('Телефони, Адрес');
    await history.getByRole('listitem').nth(1).getByRole('button', { name: 'Върни тази' }).click();
    await expect(toast(page, 'Върнато')).toBeVisible();
    await history.getByRole('button', { name: 'Затвори', exact: true }).click();
    await expect(field(page, 'Адрес')).toHaveValue(before.address);
    expect((await onSite(backend)).phones).toEqual(brand.phones);
  });

  await test.step('what is typed during a publication stays, as a draft', async () => {
    await page.clock.install();
    const answer = await hold(page, '**/rpc/publish_version');
    await field(page, 'Имейл').fill('novo@vitrina.example');
    const published = page.waitForResponse(/rpc\/publish_version/);
    await button(page, 'Публикувай').click();
    await field(page, 'Адрес').fill('ул. „Нова“ 4, София 1000');
    answer();
    await published;
    await page.clock.runFor(2500);
    await expect(page.getByText('Промени в чернова')).toBeVisible();
    await expect(field(page, 'Адрес')).toHaveValue('ул. „Нова“ 4, София 1000');
    expect(await onSite(backend)).toMatchObject({ email: 'novo@vitrina.example', address: before.address });
    // Between the published version and the next draft there is none to read.
    await expect(async () =>
      expect((await open()).content).toMatchObject({ address: 'ул. „Нова“ 4, София 1000' }),
    ).toPass();
  });
});
