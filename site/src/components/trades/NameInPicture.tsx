import type { CSSProperties } from 'react';
import type { NamePlace } from './demoScreens.ts';

interface Props {
  name: string;
  place: NamePlace;
  font: string;
  className: string;
}

/** The visitor's name where the demo writes its own, in the same lettering. */
export function NameInPicture({ name, place, font, className }: Props) {
  const { left, top, height, room, style, spacing, color } = place;
  const { lines, size } = fitting(name, place);
  const lettering: CSSProperties = {
    left: `${left}cqw`,
    top: `${top}cqw`,
    width: `${room}cqw`,
    height: `${height}cqw`,
    font: `${style} ${size.toFixed(3)}cqw / 1 var(${font})`,
    letterSpacing: `${spacing}em`,
    color,
  };
  return (
    <span
      className={`absolute flex items-center text-balance ${lines === 1 ? 'whitespace-nowrap' : ''} ${className}`}
      style={lettering}
      aria-hidden="true"
    >
      {name}
    </span>
  );
}

/** Chooses the number of lines that allows the largest letters. */
function fitting(name: string, { room, height, size, letter }: NamePlace): { lines: number; size: number } {
  const longestWord = Math.max(...name.split(' ').map((word) => word.length));
  const inLines = (lines: number) => {
    // Lines never come out equally long, so 20 % are added.
    const letters = lines === 1 ? name.length : Math.max((name.length / lines) * 1.2, longestWord);
    return { lines, size: Math.min(size, room / (letters * letter), height / lines) };
  };
  return [2, 3].map(inLines).reduce((best, next) => (next.size > best.size ? next : best), inLines(1));
}
