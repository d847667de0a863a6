import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { AnchorHTMLAttributes } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** To another site, or out of the visitor's way: opens in a new tab. */
  isOutward?: boolean;
}

/** A link with an arrow, which points up when it leads into a new tab. */
export function ArrowLink({ isOutward = false, className, children, ...attributes }: Props) {
  const Arrow = isOutward ? ArrowUpRight : ArrowRight;
  return (
    <a
      className={className ? `arrow-link ${className}` : 'arrow-link'}
      {...(isOutward && { target: '_blank', rel: 'noopener noreferrer' })}
      {...attributes}
    >
      <span>{children}</span>
      <Arrow size={18} />
    </a>
  );
}
