import { addProjects, expect, rows, storedTitles, test, unique } from './projectsPage.ts';

test('rows are moved with buttons, and with the keyboard, which announces every step', async ({
  adminPage: page,
  backend,
}) => {
  const [one, two] = [unique('Първи'), unique('Втори')];
  await addProjects(backend, one, two);
  await page.goto('/admin/projects');
  await expect(rows(page)).toHaveCount(5);
  await expect(
    rows(page)
      .last()
      .getByRole('button', { name: /надолу/ }),
  ).toBeDisabled();

  await page.getByRole('button', { name: `Премести „${one}“ надолу` }).click();
  await expect(rows(page).last()).toContainText(one);
  await expect(
    page.getByRole('status').filter({ hasText: `Преместихте „${one}“ на място 5 от 5.` }),
  ).toBeAttached();
  await expect(page.getByRole('button', { name: `Премести „${one}“ нагоре` })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(1)).toContainText(one);
  await expect
    .poll(() => storedTitles(backend))
    .toEqual(['Отстъпки', one, 'Спешна помощ', 'Всичко българско', two]);

  const handle = page.getByRole('button', { name: `Пренареди „${one}“` });
  const said = (sentence: string, timeout?: number) =>
    expect(page.locator('[aria-live="assertive"]').filter({ hasText: sentence })).toBeAttached({ timeout });
  // dnd-kit reacts to arrow keys only a moment after picking up a row, so the key is pressed again until it does.
  const moveDown = (sentence: string) =>
    expect(async () => {
      await page.keyboard.press('ArrowDown');
      await said(sentence, 3000);
    }).toPass();
  await handle.focus();
  await page.keyboard.press('Space');
  await said(`Взехте „${one}“ от място 2 от 5.`);
  await moveDown(`„${one}“ е над място 3 от 5.`);
  await page.keyboard.press('Escape');
  await said(`„${one}“ остава на място 2 от 5.`);
  await page.keyboard.press('Space');
  await said(`Взехте „${one}“ от място 2 от 5.`);
  await moveDown(`„${one}“ е над място 3 от 5.`);
  await page.keyboard.press('Space');
  await said(`Преместихте „${one}“ на място 3 от 5.`);
  await expect(rows(page).nth(2)).toContainText(one);
  await expect
    .poll(() => storedTitles(backend))
    .toEqual(['Отстъпки', 'Спешна помощ', one, 'Всичко българско', two]);

  // With the mouse.
  await handle.hover();
  await page.mouse.down();
  const target = await rows(page).last().boundingBox();
  await page.mouse.move(300, (target?.y ?? 0) + 20, { steps: 8 });
  await said(`„${one}“ е над място 5 от 5.`);
  await page.mouse.up();
  await expect
    .poll(() => storedTitles(backend))
    .toEqual(['Отстъпки', 'Спешна помощ', 'Всичко българско', two, one]);
});
