import { adminAddress } from '@vitrina/shared/adminPages.ts';
import type { Review } from '@vitrina/shared/draftTestimonial.ts';
import { requestAnswers } from '@vitrina/shared/schemas/request.ts';
import { Quote } from 'lucide-react';
import { useState } from 'react';
import { draftTestimonial } from '../../api/draftTestimonial.ts';
import type { RequestOf } from '../../api/requests.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useToast } from '../../ui/ToastProvider.tsx';
import { text } from './text.ts';

/** Makes a draft testimonial from a review that may be published, and opens it in the console. */
export function ToTestimonials({ request }: { request: RequestOf<'review'> }) {
  const { data: review } = requestAnswers.review.done.safeParse(request.answer);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  if (!review?.may_show) return null;

  const add = async (shown: Review) => {
    if (isBusy) return;
    setBusy(true);
    const result = await draftTestimonial(request.id, shown);
    if (result.ok) return window.location.assign(adminAddress('testimonials', request.id));
    setBusy(false);
    toast({ tone: 'error', title: text.failures[result.reason] });
  };
  return (
    <TextButton
      icon={<Quote size={18} aria-hidden />}
      aria-disabled={isBusy}
      onClick={() => void add(review)}
    >
      {text.toTestimonials}
    </TextButton>
  );
}
