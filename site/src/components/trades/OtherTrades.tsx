import { useEffect, useState } from 'react';
import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { CardPicture } from '../../pictures/CardPicture.tsx';
import { bindWords } from '../../typography/bindWords.ts';
import { useSignName } from './useSignName.ts';

interface OtherTrade {
  href: string;
  title: string;
  demo: string;
  template: string;
  picture: BuiltPicture;
}

/** The neighbouring shops. They take over the visitor's name when the typing pauses. */
export function OtherTrades({ trades }: { trades: readonly OtherTrade[] }) {
  const name = useSettled(useSignName());
  return (
    <ul className="grid grid-cols-2 gap-x-7 gap-y-8 lg:grid-cols-5 lg:gap-x-8">
      {trades.map(({ href, title, demo, template, picture }) => (
        <li key={demo} className="group relative later [--height:15rem]" data-trade={demo}>
          <p className="neighbour-sign grid min-h-13.5 place-items-center rounded-t-wood px-2 py-1.5 text-center font-display text-[1.25rem]/none font-extrabold wrap-anywhere lg:text-[1.5rem]/none">
            {bindWords(name || template)}
          </p>
          <div className="pane rounded-none">
            <CardPicture picture={picture} path={null} alt="" sizes="(width < 64rem) 34vw, 240px" />
          </div>
          <div className="sill" />
          <a
            className="flex min-h-tap items-center pt-2 font-semibold text-balance after:absolute after:inset-0 group-hover:underline"
            href={href}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

const PAUSE_MS = 300;

/** The value once it has not changed for PAUSE_MS. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
