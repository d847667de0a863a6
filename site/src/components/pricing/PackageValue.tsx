import Check from 'lucide-react/icons/check';
import { BoundText } from '../../typography/BoundText.tsx';
import { pricingText } from './text.ts';

interface Props {
  value: string | boolean;
  /** Shows the tick alone, because the name of the row is right beside it. */
  isBrief?: boolean;
}

export function PackageValue({ value, isBrief = false }: Props) {
  if (typeof value === 'string') return <BoundText>{value}</BoundText>;
  return value ? (
    <span className="flex items-center gap-2.5 text-success">
      <Check size={20} />
      <span {...(isBrief && { className: 'sr-only' })}>{pricingText.included}</span>
    </span>
  ) : (
    <span className="text-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">
        <BoundText>{pricingText.notIncluded}</BoundText>
      </span>
    </span>
  );
}
