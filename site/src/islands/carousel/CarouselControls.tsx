import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { carouselText as text, viewName } from './text.ts';
import { FEWEST_CARDS_TO_ADVANCE } from './useCarousel.ts';

/** By how many cards a view has, on narrow and on wide screens: `--per-view` in the styles, which show one of them. */
const dotLists = [
  { cardsPerView: 1, className: 'carousel-dots one-by-one' },
  { cardsPerView: 2, className: 'carousel-dots two-by-two' },
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
    <div className="carousel-controls" data-fits-wide={cardCount === 2 || undefined}>
      <button type="button" aria-label={text.previous} onClick={() => turn(view - 1)}>
        <ArrowLeft size={22} />
      </button>
      <button type="button" aria-label={text.next} onClick={() => turn(view + 1)}>
        <ArrowRight size={22} />
      </button>
      {cardCount >= FEWEST_CARDS_TO_ADVANCE && (
        <button
          type="button"
          className="carousel-pause"
          aria-label={text.pause}
          aria-pressed={isPaused}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? <Play size={22} /> : <Pause size={22} />}
        </button>
      )}
      {dotLists.map(({ cardsPerView, className }) => (
        <div key={cardsPerView} className={className}>
          {namesOfViews(Math.ceil(cardCount / cardsPerView)).map((name, place) => (
            <button
              key={name}
              type="button"
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

const namesOfViews = (count: number) => Array.from({ length: count }, (_, view) => viewName(view + 1, count));
