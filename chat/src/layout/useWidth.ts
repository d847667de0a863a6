import { useSyncExternalStore } from 'react';

const FROM = {
  /** The list of clients and a conversation fit side by side. */
  wide: matchMedia('(width >= 64rem)'),
  /** The client's project fits beside both. */
  full: matchMedia('(width >= 80rem)'),
};

/** Whether the window is at least that wide. */
export function useWidth(from: keyof typeof FROM): boolean {
  const media = FROM[from];
  return useSyncExternalStore(
    (listener) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => media.matches,
  );
}
