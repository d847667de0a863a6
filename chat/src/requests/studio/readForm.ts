import { dayOf, formatDate } from '@vitrina/shared/dates.ts';
import { isBlank } from '@vitrina/shared/filledText.ts';
import { type Currencies, centsOf, formatCents } from '@vitrina/shared/money.ts';
import { failure, type Result, success } from '@vitrina/shared/result.ts';
import {
  offerTotal,
  REQUEST_LIMITS,
  type RequestContent,
  type RequestFile,
  type RequestKind,
  requestContents,
} from '@vitrina/shared/schemas/request.ts';
import { text as sharedText } from '@vitrina/shared/text.ts';
import type { NewRequest } from '../../api/requests.ts';
import { checkSite } from '../../clients/newClient.ts';
import { textProblem } from '../../ui/textProblem.ts';
import type { FormErrors } from '../../ui/useForm.ts';
import { text } from './text.ts';
import { dayProblem } from './wrongDates.ts';

interface Filled {
  request: Omit<NewRequest, 'id' | 'client_id' | 'kind' | 'replaces'>;
  message: string;
}

/** The fields of a form, by their names. */
export type Fields = FormData | URLSearchParams;

/**
 * Reads the form of a request.
 * @param files the files for approval
 * @param version the version of the request, counted from 1
 * @returns the request and the message that carries it, or the errors by field
 */
export function readForm(
  kind: RequestKind,
  form: Fields,
  currencies: Currencies,
  files: RequestFile[],
  version: number,
  now = new Date().toISOString(),
): Result<Filled, FormErrors> {
  const typed = (field: string) => String(form.get(field) ?? '').trim();
  const title = kind === 'review' ? text.kinds.review : typed('title');
  const details = typed('details');
  const [due_on, valid_until] = [typed('due_on') || null, typed('valid_until')];
  const today = dayOf(now);
  const titleProblem = textProblem(title, REQUEST_LIMITS.title, text.titleMissing);
  const detailsProblem = textProblem(details, REQUEST_LIMITS.details);
  const problemOf = (day: string) => dayProblem(day) ?? (day < today ? text.dayMissing : undefined);
  const dueProblem = due_on === null ? undefined : problemOf(due_on);
  const errors: FormErrors = {
    ...(titleProblem && { title: titleProblem }),
    ...(detailsProblem && { details: detailsProblem }),
    ...(dueProblem && { due_on: dueProblem }),
  };
  const filled = (request: Omit<Filled['request'], 'title'>, message: () => string) =>
    Object.keys(errors).length > 0
      ? failure(errors)
      : success({ request: { title, ...request }, message: message() });

  switch (kind) {
    case 'approval': {
      const link = checkSite(typed('link'));
      if (!link.ok) errors.link = link.reason;
      else if (link.value === null && files.length === 0) errors.link = text.linkMissing;
      if (files.length > REQUEST_LIMITS.files) errors.files = text.tooManyFiles;
      const content = { details, files, ...(link.ok && link.value !== null && { link: link.value }) };
      return filled({ content, due_on }, () => text.messages.approval(title, version));
    }
    case 'materials': {
      const items = linesOf(typed('items'));
      if (!requestContents.materials.safeParse({ details: '', items }).success)
        errors.items = text.itemsMissing;
      return filled({ content: { details, items }, due_on }, () => text.messages.materials(title));
    }
    case 'offer': {
      const content = { items: readItems(form), note: details, vat: typed('vat') };
      for (const { path, code } of requestContents.offer.safeParse(content).error?.issues ?? []) {
        const field = path.at(-1);
        const isTooLong = field === 'text' && code === 'too_big';
        const problem = isTooLong ? sharedText.tooLong(REQUEST_LIMITS.line) : ROW_ERRORS.get(field);
        if (problem !== undefined) errors[path.join('.')] = problem;
      }
      const validProblem = problemOf(valid_until);
      if (validProblem !== undefined) errors.valid_until = validProblem;
      const total = formatCents(offerTotal(content), currencies);
      const message = () => text.messages.offer(total, formatDate(valid_until));
      return filled({ content, valid_until }, message);
    }
    case 'review':
      return filled({ content: {} }, () => text.messages.review);
  }
}

/** The rows of an offer in order, including unfinished ones: what is not a number is NaN. */
export function readItems(form: Fields): RequestContent<'offer'>['items'] {
  const column = (name: string) => form.getAll(name).map((value) => String(value).trim());
  const [quantities, prices] = [column('item-quantity'), column('item-price')];
  return column('item-text').map((words, place) => ({
    text: words,
    quantity: /^\d+$/.test(quantities[place] ?? '') ? Number(quantities[place]) : Number.NaN,
    unit_cents: centsOf(prices[place] ?? ''),
  }));
}

const ROW_ERRORS = new Map<PropertyKey | undefined, string>([
  ['text', text.rowErrors.text],
  ['quantity', text.rowErrors.quantity],
  ['unit_cents', text.rowErrors.price],
]);

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isBlank(line));
