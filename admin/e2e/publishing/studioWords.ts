import type { Page } from '@playwright/test';
import { brand } from '@vitrina/shared/brand.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { expect } from '@vitrina/tests/fixtures/test.ts';

/**
 * Changes all that the studio says of itself, adds a question and a review. The chat follows without a build.
 * @returns how to take that back.
 */
export async function changeStudio(service: Supabase, page: Page) {
  const { data: facts } = await service.from('studio_facts').select().single().throwOnError();
  await page.goto('/chat');
  await expect(page.getByRole('link', { name: facts.email })).toBeVisible();
  const day = { opens: '10:00', closes: '16:30' };
  const changed = {
    ...{ email: 'nov@vitrina.example', phones: ['032 00 00 00', '+359 88 000 00 00'] },
    ...{ address: 'пл. „Нов“ 2, Пловдив 4000', hours: [day, day, null, null, null, day, null] },
    ...{
      closed_days: ['2099-01-01'],
      social: [{ name: 'Facebook', url: 'https://facebook.com/vitrina.example' }],
    },
  };
  await service.from('studio_facts').update(changed).eq('id', 'studio').throwOnError();
  await page.reload();
  await expect(page.getByRole('link', { name: changed.email })).toBeVisible();
  const { data: faq } = await service
    .from('faqs')
    .insert({ question: 'Проба?', answer: 'Струва {edit-page}, {друго}.' })
    .select()
    .single()
    .throwOnError();
  const { data: review } = await service
    .from('testimonials')
    .insert({ name: 'Ана Петрова', quote: 'Ясно и навреме.', rating: 4 })
    .select()
    .single()
    .throwOnError();
  return async () => {
    await service.from('faqs').delete().eq('id', faq.id).throwOnError();
    await service.from('testimonials').delete().eq('id', review.id).throwOnError();
    await service.from('studio_facts').update(facts).eq('id', 'studio').throwOnError();
  };
}

export async function expectStudioChanged(page: Page) {
  const main = page.getByRole('main');
  const textOf = async (path: string) => (await page.request.get(path)).text();
  const contact = await textOf('/contact');
  await page.goto('/contact');
  await expect(main).toContainText('Работно време: понеделник–вторник, 10:00–16:30; събота, 10:00–16:30 ч.');
  await expect(main).toContainText('пл. „Нов“ 2, Пловдив 4000');
  expect(contact).toContain('"streetAddress":"пл. „Нов“ 2","postalCode":"4000","addressLocality":"Пловдив"');
  expect(contact).toContain('"opens":"10:00","closes":"16:30"');
  expect(contact).toContain('"validFrom":"2099-01-01"');
  for (const said of [
    'mailto:nov@vitrina.example',
    'tel:+35932000000',
    'tel:+359880000000',
    'facebook.com/vitrina',
  ])
    expect(contact).toContain(said);
  expect(contact).not.toContain(brand.phones[0]);
  expect(await textOf('/llms.txt')).toContain('- Monday–Tuesday, 10:00–16:30 (Europe/Sofia)');
  await page.goto('/websaitove');
  await expect(main).toContainText('Проба?');
  await expect(main).toContainText('Струва 25,56–40,90 € (50–80 лв.), {друго}.');
  await page.clock.setFixedTime('2026-11-23T12:00:00+02:00');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hours', 'open');
  await expect(page.getByText('Отворено до 16:30').filter({ visible: true }).first()).toBeVisible();
  const reviews = page.getByRole('region', { name: /Книга за похвали/ }).getByRole('listitem');
  await expect(reviews.filter({ hasText: 'Ана Петрова' })).not.toContainText('Примерен отзив');
  await expect(reviews.filter({ hasText: 'Примерен отзив' })).toHaveCount(3);
}
