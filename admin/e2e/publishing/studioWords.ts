import type { Page } from '@playwright/test';
import { brand } from '@vitrina/shared/brand.ts';
import type { Supabase } from '@vitrina/shared/supabaseClient.ts';
import { expect } from '@vitrina/tests/fixtures/test.ts';

/**
 * Changes all that the studio says of itself, adds a question and a review. The chat follows without a build.
 * @returns what it said before, and how to take all of it back.
 */
export async function changeStudio(service: Supabase, page: Page) {
  const { data: before } = await service.from('studio_facts').select().single().throwOnError();
  await page.goto('/chat');
  await expect(page.getByRole('link', { name: before.email })).toBeVisible();
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
  async function takeBack() {
    await service.from('faqs').delete().eq('id', faq.id).throwOnError();
    await service.from('testimonials').delete().eq('id', review.id).throwOnError();
    await service.from('studio_facts').update(before).eq('id', 'studio').throwOnError();
  }
  return { before, takeBack };
}

/** The start page also has the changed sign of a service. */
export async function expectStudioChanged(page: Page, texts: Map<string, string>) {
  const contact = texts.get('/contact');
  expect(contact).toContain('Работно време: понеделник–вторник, 10:00–16:30; събота, 10:00–16:30 ч.');
  expect(contact).toContain('пл. „Нов“ 2, Пловдив 4000');
  const html = await (await page.request.get('/contact')).text();
  for (const said of [
    '"streetAddress":"пл. „Нов“ 2","postalCode":"4000","addressLocality":"Пловдив"',
    '"opens":"10:00","closes":"16:30"',
    '"validFrom":"2099-01-01"',
    'mailto:nov@vitrina.example',
    'tel:+35932000000',
    'tel:+359880000000',
    'facebook.com/vitrina',
  ])
    expect(html).toContain(said);
  expect(html).not.toContain(brand.phones[0]);
  expect(texts.get('/llms.txt')).toContain('- Monday–Tuesday, 10:00–16:30 (Europe/Sofia)');
  expect(texts.get('/websaitove')).toContain('Проба?');
  expect(texts.get('/websaitove')).toContain('Струва 25,56–40,90 €, {друго}.');
  await page.clock.setFixedTime('2026-11-23T12:00:00+02:00');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-hours', 'open');
  await expect(page.getByText('Отворено до 16:30').filter({ visible: true }).first()).toBeVisible();
  const reviews = page.getByRole('region', { name: /Книга за похвали/ }).getByRole('listitem');
  await expect(reviews.filter({ hasText: 'Ана Петрова' })).not.toContainText('Примерен отзив');
  await expect(reviews.filter({ hasText: 'Примерен отзив' })).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Витрини от/ })).toBeVisible();
}
