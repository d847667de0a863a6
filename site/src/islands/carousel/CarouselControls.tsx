import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ComponentProps } from 'react';
import { carouselText as text, viewName } from './text.ts';
import { FEWEST_CARDS_TO_ADVANCE } from './useCarousel.ts';

/** One list of dots for each number of cards per view: narrow screens show the first, wide screens the second. */
const dotLists = [
  { cardsPerView: 1, className: 'flex md:hidden' },
  { cardsPerView: 2, className: 'hidden md:flex' },
];

interface Props {
  cardCount: number;
  view: number;
  turn: (view: number) => void;
  isPaused: boolean;
  setPaused: (isPaused: boolean) => void;
}

export function CarouselControls({ cardCount, view, turn, isPaused, setPaused }: Props) {
  if (cardCount < 2) return null;
  return (
    <div
      className={`mt-3 flex flex-wrap items-center gap-1.5 noscript:hidden md:col-span-2 md:row-start-3 md:mt-9 ${cardCount === 2 ? 'md:hidden' : ''}`}
    >
      <Control aria-label={text.previous} onClick={() => turn(view - 1)}>
        <ArrowLeft size={22} />
      </Control>
      <Control aria-label={text.next} onClick={() => turn(view + 1)}>
        <ArrowRight size={22} />
      </Control>
      {cardCount >= FEWEST_CARDS_TO_ADVANCE && (
        <Control
          className="motion-reduce:hidden"
          aria-label={text.pause}
          aria-pressed={isPaused}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play size={22} /> : <Pause size={22} />}
        </Control>
      )}
      {dotLists.map(({ cardsPerView, className }) => (
        <div key={cardsPerView} className={`ml-2 flex-wrap ${className}`}>
          {namesOfViews(Math.ceil(cardCount / cardsPerView)).map((name, place) => (
            <button
              key={name}
              type="button"
              className="grid size-tap cursor-pointer place-items-center before:size-3 before:rounded-round before:border-2 before:border-edge aria-[current]:before:w-[34px] aria-[current]:before:border-ink aria-[current]:before:bg-ink"
              aria-label={name}
              aria-current={place === view ? 'true' : undefined}
              onClick={() => turn(place)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Control({ className = '', ...attributes }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`grid size-12 cursor-pointer place-items-center rounded-ctl border-2 border-edge hover:bg-current/9 ${className}`}
      {...attributes}
    />
  );
}

const namesOfViews = (count: number) => Array.from({ length: count }, (_, view) => viewName(view + 1, count));
