import type { ComponentProps } from 'react';
import './carouselRow.css';

/** Cards side by side: one on narrow screens, two on wide ones. */
export function CarouselRow(props: ComponentProps<'ul'>) {
  return <ul className="carousel-row" {...props} />;
}
