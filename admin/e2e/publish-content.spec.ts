import { expect, test } from '@vitrina/tests/fixtures/test.ts';
import { addCovered, cleanUpOldPictures, isStored, replaceCover, shownCover } from './publishing/cover.ts';
import { expectNoLeva, setLeva } from './publishing/leva.ts';
import { publicText } from './publishing/publicText.ts';
import { publishSite } from './publishing/publishSite.ts';
import { changeService, expectServiceChanged } from './publishing/serviceWords.ts';
import { changeStudio, expectStudioChanged } from './publishing/studioWords.ts';
import { unknownAmounts } from './publishing/unknownAmounts.ts';
import { service } from './service.ts';

const CHANGED_PRICE = 'site-catalog';

// One test, because a build takes ten seconds: each of three shows what was changed before it and what was taken back.
test('what the studio changes reaches the visitors with the next publication, and so does taking it back', async ({
  page,
  adminPage,
  backend,
}) => {
  test.setTimeout(600_000); // It waits for three builds.
  const database = service(backend);
  const prices = database.from('prices');
  const { data: price } = await prices.select().eq('id', CHANGED_PRICE).single().throwOnError();
  const { data: words } = await database
    .from('services')
    .select()
    .eq('id', 'copywriting')
    .single()
    .throwOnError();
  // Publishing leaves the page that it is asked for on, and the toast of `adminPage` has to stay.
  const other = await adminPage.context().newPage();
  const template = await addCovered(database);

  const firstCover =
    await test.step('leva disappear from every page; a new template has its cover', async () => {
      await setLeva(adminPage, false);
      await publishSite(other);
      expect(await unknownAmounts(database, page.request)).toEqual([]);
      await expectNoLeva(page, adminPage, backend);
      return shownCover(page, template.name);
    });

  const toast = await test.step('leva are back; a price, a service and the cover are changed', async () => {
    await setLeva(adminPage, true);
    await prices.update({ cents: 70_000, currency: 'EUR' }).eq('id', CHANGED_PRICE).throwOnError();
    await changeService(adminPage, backend);
    const shown = await replaceCover(adminPage, template.id);
    await publishSite(other);
    for (const path of ['/pricing', '/websaitove'])
      expect(await publicText(page.request, path)).toContain('700,00+ € (1369,08+ лв.)');
    expect(await unknownAmounts(database, page.request)).toEqual([]);
    await expectServiceChanged(page);
    expect(await shownCover(page, template.name)).not.toBe(firstCover);
    return shown;
  });

  await test.step('the clean-up keeps the replaced cover, so that it can be brought back', async () => {
    await cleanUpOldPictures(page, backend);
    expect(await isStored(page, backend, template.unused)).toBe(false);
    expect(await isStored(page, backend, template.image_url)).toBe(true);
    await toast.getByRole('button', { name: 'Върни предишната' }).click();
    await expect(adminPage.getByText('Върнато')).toBeVisible();
  });

  await test.step('price, service and cover are as before; the studio has changed, with a question and a review', async () => {
    const { cents, currency } = price;
    await prices.update({ cents, currency }).eq('id', CHANGED_PRICE).throwOnError();
    const { id, updated_at, ...before } = words;
    await database.from('services').update(before).eq('id', id).throwOnError();
    const takeBack = await changeStudio(database, page);
    await publishSite(other);
    expect(await publicText(page.request, '/websaitove')).toContain('613,55+ € (1200+ лв.)');
    expect(await unknownAmounts(database, page.request)).toEqual([]);
    expect(await (await page.request.get('/services')).text()).toContain(before.title);
    expect(await shownCover(page, template.name)).toBe(firstCover);
    await expectStudioChanged(page);
    await takeBack();
  });
  await database.from('templates').delete().eq('id', template.id).throwOnError();
});
