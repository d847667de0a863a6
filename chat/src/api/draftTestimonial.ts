import * as shared from '@vitrina/shared/draftTestimonial.ts';
import { failure, type Result } from '@vitrina/shared/result.ts';
import { type Failure, failureOf } from './failure.ts';
import { supabase } from './supabase.ts';

/** Makes a draft testimonial for the site from a client's review; see the shared function. */
export async function draftTestimonial(
  request_id: string,
  review: shared.Review,
): Promise<Result<void, Failure>> {
  const drafted = await shared.draftTestimonial(supabase, request_id, review);
  return drafted.ok ? drafted : failure(failureOf(drafted.reason.status));
}
