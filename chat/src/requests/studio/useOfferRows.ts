import type { RequestContent } from '@vitrina/shared/schemas/request.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FormErrors } from '../../ui/useForm.ts';
import { isRearranged } from './isRearranged.ts';
import { readItems } from './readForm.ts';

type Item = RequestContent<'offer'>['items'][number];

/** What is typed in the fields of a row, and an identity for React. */
interface Row {
  key: string;
  words: string;
  quantity: string;
  price: string;
}

export interface OfferRowsOptions {
  /** Errors of a row have names such as "items.0.text", by its place when the form was checked. */
  errors: FormErrors;
  /** What the form starts with, by the names of its fields. */
  start: URLSearchParams;
  /** Called after a row was added or removed. */
  onRearrange: () => void;
}

/** The rows of an offer and what is typed in them. After a row was added or removed, the nearest one has the focus. */
export function useOfferRows({ errors, start, onRearrange }: OfferRowsOptions) {
  const [first] = useState(() => rowsOf(start));
  const [rows, setRows] = useState(first);
  const [checked, setChecked] = useState({ errors, rows });
  if (checked.errors !== errors) setChecked({ errors, rows });
  const [items, setItems] = useState<readonly Item[]>(() => readItems(start));
  const table = useRef<HTMLFieldSetElement>(null);

  const count = () => {
    const form = table.current?.form;
    if (form) setItems(readItems(new FormData(form)));
  };
  const change = (next: Row[], focused: number) => {
    flushSync(() => setRows(next));
    count();
    onRearrange();
    table.current?.querySelectorAll<HTMLInputElement>('[name=item-text]')[focused]?.focus();
  };

  return {
    table,
    rows,
    items,
    isRearranged: isRearranged(rows, first),
    errorOf: (row: Row, field: keyof Item) => errors[`items.${checked.rows.indexOf(row)}.${field}`],
    count,
    add: () => change([...rows, rowOf()], rows.length),
    remove: (place: number) => change(rows.toSpliced(place, 1), Math.max(0, place - 1)),
  };
}

function rowsOf(start: URLSearchParams): Row[] {
  const [quantities, prices] = [start.getAll('item-quantity'), start.getAll('item-price')];
  const rows = start
    .getAll('item-text')
    .map((words, place) => rowOf(words, quantities[place], prices[place]));
  return rows.length > 0 ? rows : [rowOf()];
}

const rowOf = (words = '', quantity = '1', price = ''): Row => ({
  key: crypto.randomUUID(),
  words,
  quantity,
  price,
});
