import type { ComponentProps } from 'react';
import './carouselRow.css';

/**
 * Cards side by side: one on narrow screens, two on wide ones. The first card alone determines the height of the row
 * until the visitor scrolls.
 */
export function CarouselRow(props: ComponentProps<'ul'>) {
  return <ul className="carousel-row [--height:0px] [&>:nth-child(n+2)]:later" {...props} />;
}
