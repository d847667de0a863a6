import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { AnchorHTMLAttributes } from 'react';

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Opens in a new tab. */
  isOutward?: boolean;
}

/** A link with an arrow, which points up if the link opens in a new tab. */
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
