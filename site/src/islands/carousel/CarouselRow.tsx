import type { ComponentProps } from 'react';
import './carouselRow.css';

/**
 * Cards side by side: one on narrow screens, two on wide ones. Of those that wait beside the first one none says how high
 * the row is.
 */
export function CarouselRow(props: ComponentProps<'ul'>) {
  return <ul className="carousel-row [--height:0px] [&>:nth-child(n+2)]:later" {...props} />;
}
