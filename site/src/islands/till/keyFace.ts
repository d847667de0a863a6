/** The classes of a key, whatever it holds; till.css draws how far it is down. */
export const keyFace = [
  'key grid min-h-18 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-0.5',
  '@max-[18rem]:grid-cols-[auto_minmax(0,1fr)]',
  'rounded-ctl bg-surface px-[min(1.125rem,4vw)] pt-2.75 pb-2.25',
  'transition-[transform,box-shadow] duration-(--dur-press) ease-out',
].join(' ');
