import { text } from '@vitrina/shared/forms/text.ts';
import type { Toast } from '@vitrina/shared/toast/useToasts.ts';
import type { SubmitFailure } from '../../data/submitOnce.ts';
import { formText } from '../../text.ts';

/** The toast that says why a form was not sent. */
export function notSent(reason: SubmitFailure = 'failed'): Omit<Toast, 'id'> {
  return {
    tone: 'error',
    title: formText.notSent,
    text: reason === 'too-many' ? text.inquiry.tooMany : formText.notSentBecause(formText.reasons[reason]),
  };
}
