import { createContext, useContext } from 'react';
import type { OrderedRow } from './movedPages.ts';

/** A row that was just moved by a button: it takes the focus with it. */
export interface Moved {
  id: string;
  to: number;
  direction: 'up' | 'down';
}

export interface Order {
  /** Of the whole list. */
  count: number;
  move: (row: OrderedRow, direction: Moved['direction']) => void;
  moved: Moved | null;
  forgetMoved: () => void;
}

const Context = createContext<Order | null>(null);

export const OrderProvider = Context.Provider;

export function useOrder(): Order {
  const order = useContext(Context);
  if (!order) throw new Error('This part of a row stands outside of a Reorderable.');
  return order;
}
