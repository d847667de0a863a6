import { type ReactNode, useState } from 'react';
import { ArrowLink } from '../../components/ui/ArrowLink.tsx';
import { TabPanel } from '../tabs/TabPanel.tsx';
import { type Tab, Tabs } from '../tabs/Tabs.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { useCarousel } from './useCarousel.ts';
import './carousel.css';

export interface Panel extends Tab {
  /** The link to all items. */
  href: string;
  more: string;
  /** List items. */
  cards?: ReactNode[] | undefined;
  /** Shown where there are no cards. */
  notice?: ReactNode;
}

interface Props {
  label: string;
  panels: readonly Panel[];
}

/**
 * Rows of cards that scroll sideways, one for each tab. They scroll by hand as they are; React adds arrows, arrow keys, dots
 * and automatic advancing.
 */
export function Carousel({ label, panels }: Props) {
  const [chosen, setChosen] = useState(0);
  const cardCount = panels[chosen]?.cards?.length ?? 0;
  const { root, row, controls, said, startOver } = useCarousel(cardCount);
  const choose = (place: number) => {
    startOver();
    setChosen(place);
  };

  return (
    <div className="carousel" {...root}>
      <Tabs label={label} tabs={panels} chosen={chosen} choose={choose} />
      {panels.map(({ href, more, cards, notice, ...tab }, place) => (
        <TabPanel key={tab.id} tab={tab} isShown={place === chosen}>
          <ArrowLink href={href} className="carousel-more">
            {more}
          </ArrowLink>
          <div className="carousel-list" tabIndex={-1}>
            {cards ? (
              <ul className="carousel-row" {...(place === chosen && row)}>
                {cards}
              </ul>
            ) : (
              notice
            )}
          </div>
        </TabPanel>
      ))}
      <CarouselControls cardCount={cardCount} {...controls} />
      <p className="sr-only" role="status">
        {said}
      </p>
    </div>
  );
}
