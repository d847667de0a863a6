import { draftTestimonial } from '@vitrina/shared/draftTestimonial.ts';
import { requestAnswers } from '@vitrina/shared/schemas/request.ts';
import { HttpError } from 'ra-core';
import { answerOf } from './answerOf.ts';
import { supabase } from './supabase.ts';

/** Turns a client's review, the answer to a request, into a draft for the site with the same id. */
export async function draftReview(request: string): Promise<void> {
  const [row] = await answerOf(supabase.from('requests').select('answer').eq('id', request));
  const review = requestAnswers.review.done.parse(row?.answer);
  const drafted = await draftTestimonial(supabase, request, review);
  if (!drafted.ok) throw new HttpError(drafted.reason.message, drafted.reason.status);
}
