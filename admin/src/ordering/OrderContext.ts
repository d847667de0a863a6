import { createContext, useContext } from 'react';

/** The button that a row was moved with. */
export type Direction = 'up' | 'down';

/** How the rows of a list are moved. */
export interface Order {
  /** Of the whole list. */
  count: number;
  move: (id: string, from: number, direction: Direction) => void;
  /** The row that was just moved by a button: it takes the focus with it. */
  moved: { id: string; direction: Direction } | null;
  forgetMoved: () => void;
}

const Context = createContext<Order | null>(null);

export const OrderProvider = Context.Provider;

export function useOrder(): Order {
  const order = useContext(Context);
  if (!order) throw new Error('This part of a row stands outside of a Reorderable.');
  return order;
}
