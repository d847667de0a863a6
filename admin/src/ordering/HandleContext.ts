import { createContext, useContext } from 'react';
import type { Handle } from './useDraggable.ts';

const Context = createContext<Handle | null>(null);

export const HandleProvider = Context.Provider;

export function useHandle(): Handle {
  const handle = useContext(Context);
  if (!handle) throw new Error('This handle stands outside of a row that can be dragged.');
  return handle;
}
