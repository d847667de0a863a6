import { type Result, success } from '@vitrina/shared/result.ts';
import type { ServiceTitles } from '@vitrina/shared/text.ts';
import { type Failure, resultOf } from './failure.ts';
import { supabase } from './supabase.ts';

export async function fetchServiceTitles(): Promise<Result<ServiceTitles, Failure>> {
  const services = await resultOf(supabase.from('services').select('id, title'));
  return services.ok
    ? success(Object.fromEntries(services.value.map(({ id, title }) => [id, title])))
    : services;
}
