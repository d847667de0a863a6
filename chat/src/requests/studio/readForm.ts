import { dayOf, formatDate } from '@vitrina/shared/dates.ts';
import { formatCents } from '@vitrina/shared/money.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import { offerTotal, type RequestKind, requestContents } from '@vitrina/shared/schemas/request.ts';
import type { NewRequest } from '../../api/requests.ts';
import { text } from './text.ts';

export type FormErrors = Partial<Record<'title' | 'link' | 'items' | 'valid_until', string>>;

interface Filled {
  request: Omit<NewRequest, 'id' | 'client_id' | 'kind' | 'replaces'>;
  message: string;
}

/**
 * What is typed into the form of a request, with the message that brings it.
 * @param version which one it is of the same request
 */
export function readForm(
  kind: RequestKind,
  form: FormData,
  version = 1,
  now = new Date().toISOString(),
): Result<Filled, FormErrors> {
  const typed = (field: string) => String(form.get(field) ?? '').trim();
  const title = kind === 'review' ? text.kinds.review : typed('title');
  if (title === '') return failure({ title: text.titleMissing });
  const due_on = typed('due_on') || null;
  const details = typed('details');
  switch (kind) {
    case 'approval': {
      const content = { details, link: typed('link'), files: [] };
      if (!requestContents.approval.safeParse(content).success) return failure({ link: text.linkMissing });
      return success({
        request: { title, content, due_on },
        message: text.messages.approval(title, version),
      });
    }
    case 'materials': {
      const content = { details, items: linesOf(typed('items')) };
      if (!requestContents.materials.safeParse(content).success) return failure({ items: text.itemsMissing });
      return success({ request: { title, content, due_on }, message: text.messages.materials(title) });
    }
    case 'offer': {
      const items = linesOf(typed('items')).map(offerItem);
      const { data } = requestContents.offer.safeParse({ items, note: details, vat: typed('vat') });
      if (data === undefined) return failure({ items: text.offerItemsMissing });
      const valid_until = typed('valid_until');
      if (valid_until < dayOf(now)) return failure({ valid_until: text.validMissing });
      const message = text.messages.offer(formatCents(offerTotal(data)), formatDate(valid_until));
      return success({ request: { title, content: data, valid_until }, message });
    }
    case 'review':
      return success({ request: { title, content: {} }, message: text.messages.review });
  }
}

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Words, how many and the price of one, between semicolons. What cannot be read is no number, which the schema refuses. */
function offerItem(line: string) {
  const [words = '', quantity = '', price = ''] = line.split(';').map((part) => part.trim());
  const euro = /^\d+(?:[.,]\d{1,2})?$/.test(price) ? Number(price.replace(',', '.')) : Number.NaN;
  return { text: words, quantity: Number(quantity || Number.NaN), unit_cents: Math.round(euro * 100) };
}
