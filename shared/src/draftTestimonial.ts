import type { z } from 'zod/mini';
import { failure, type Result, success } from './result.ts';
import type { requestAnswers } from './schemas/request.ts';
import type { Supabase } from './supabaseClient.ts';

export type Review = z.infer<typeof requestAnswers.review.done>;

/**
 * Makes a draft testimonial from a client's review, unless there is a draft or a published one already. It has the id
 * of the request.
 */
export async function draftTestimonial(
  supabase: Supabase,
  request_id: string,
  review: Review,
): Promise<Result<void, { status: number; message: string }>> {
  const known = await supabase
    .from('content_versions')
    .select('id', { count: 'exact', head: true })
    .match({ table_name: 'testimonials', row_key: request_id })
    .in('state', ['draft', 'scheduled', 'published']);
  if (known.error) return failure({ status: known.status, message: known.error.message });
  if (known.count) return success(undefined);
  const { name, company, words: quote, rating } = review;
  const { error, status } = await supabase.rpc('save_draft', {
    version_id: crypto.randomUUID(),
    table_name: 'testimonials',
    row_key: request_id,
    content: { name, company: company || null, quote, rating, is_sample: false, request_id },
  });
  // Somebody else was faster: there is a draft already.
  return error && error.code !== 'PT409' ? failure({ status, message: error.message }) : success(undefined);
}
