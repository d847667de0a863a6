import { writtenCents } from '@vitrina/shared/money.ts';
import type { ClientRequest } from '../../api/requests.ts';

/** What the form of a request holds, by the names of its fields: the opposite of `readForm`. */
export function valuesOf({ title, due_on, valid_until, ...request }: ClientRequest): URLSearchParams {
  const values = new URLSearchParams({ title, due_on: due_on ?? '', valid_until: valid_until ?? '' });
  switch (request.kind) {
    case 'approval':
      values.set('link', request.content.link ?? '');
      values.set('details', request.content.details);
      break;
    case 'materials':
      values.set('items', request.content.items.join('\n'));
      values.set('details', request.content.details);
      break;
    case 'offer':
      values.set('details', request.content.note);
      values.set('vat', request.content.vat);
      for (const { text, quantity, unit_cents } of request.content.items) {
        values.append('item-text', text);
        values.append('item-quantity', String(quantity));
        values.append('item-price', writtenCents(unit_cents));
      }
  }
  return values;
}
