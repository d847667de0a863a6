import { type ReactNode, useState } from 'react';
import { ArrowLink } from '../../components/ui/ArrowLink.tsx';
import { TabPanel } from '../tabs/TabPanel.tsx';
import { type Tab, Tabs } from '../tabs/Tabs.tsx';
import { CarouselControls } from './CarouselControls.tsx';
import { CarouselRow } from './CarouselRow.tsx';
import { useCarousel } from './useCarousel.ts';

export interface Panel extends Tab {
  /** The link to all items. */
  href: string;
  more: string;
  /** List items. */
  cards?: ReactNode[] | undefined;
  /** Shown instead of cards when there are none. */
  notice?: ReactNode;
}

interface Props {
  label: string;
  panels: readonly Panel[];
}

/**
 * Rows of cards that scroll sideways, one for each tab. They scroll by hand without any script; React adds arrows, arrow
 * keys, dots and automatic advancing. On wide screens the link to all items stands beside the tabs, although it belongs
 * to the panel.
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
    <div
      className="relative grid grid-cols-1 gap-5 noscript:block md:grid-cols-[minmax(0,1fr)_auto] md:gap-0"
      {...root}
    >
      <Tabs
        label={label}
        tabs={panels}
        chosen={chosen}
        choose={choose}
        className="z-1 md:col-start-1 md:row-start-1"
      />
      {panels.map(({ href, more, cards, notice, ...tab }, place) => (
        <TabPanel
          key={tab.id}
          tab={tab}
          isShown={place === chosen}
          className="md:col-span-2 md:col-start-1 md:row-span-2 md:row-start-1 md:grid md:grid-cols-subgrid md:grid-rows-subgrid noscript:block"
        >
          <ArrowLink href={href} className="md:col-start-2 md:row-start-1 md:self-end">
            {more}
          </ArrowLink>
          <div className="mt-5 min-w-0 focus:outline-none md:col-span-2 md:row-start-2 md:mt-9" tabIndex={-1}>
            {cards ? <CarouselRow {...(place === chosen && row)}>{cards}</CarouselRow> : notice}
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
