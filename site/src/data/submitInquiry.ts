import type { InquiryInput } from '@vitrina/shared/schemas/inquiry.ts';
import { type SubmitResult, submitOnce } from './submitOnce.ts';

/** @throws Error 'All fields are required' when the form let an empty field through. */
export async function submitInquiry(inquiry: InquiryInput): Promise<SubmitResult> {
  const { website: _leftEmptyByPeople, choice: _optional, ...required } = inquiry;
  if (Object.values(required).some((value) => value.trim() === ''))
    throw new Error('All fields are required');

  return submitOnce(inquiry, (api, submit) => api.rpc('submit_inquiry', submit), 'Failed to add inquiry');
}
