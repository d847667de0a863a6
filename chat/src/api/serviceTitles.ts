import { failure, type Result, success } from '@vitrina/shared/result.ts';
import type { ServiceTitles } from '@vitrina/shared/text.ts';
import { type Failure, failureOf } from './failure.ts';
import { supabase } from './supabase.ts';

export async function fetchServiceTitles(): Promise<Result<ServiceTitles, Failure>> {
  const { data, status, error } = await supabase.from('services').select('id, title');
  return error === null
    ? success(Object.fromEntries(data.map(({ id, title }) => [id, title])))
    : failure(failureOf(status));
}
