import { type Currencies, priceParts } from '@vitrina/shared/money.ts';
import { text } from '@vitrina/shared/text.ts';
import X from 'lucide-react/icons/x';
import { Fragment } from 'react';
import { inquiryText } from '../../text.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import type { ChoiceTag } from './choiceTag.ts';

interface Props {
  tag: ChoiceTag | undefined;
  currencies: Currencies;
  onTakeOff: () => void;
}

/**
 * The price tag above the form with what was chosen on another page. If the address carries a choice, room for it is
 * reserved from the start.
 */
export function TagOnForm({ tag, currencies, onTakeOff }: Props) {
  const name = tag?.names.join(', ') ?? '';
  return (
    <div className="grid items-center in-data-chosen:mb-4 in-data-chosen:min-h-29 in-data-[chosen=several]:min-h-44 sm:in-data-chosen:min-h-19 sm:in-data-[chosen=several]:min-h-30">
      {tag && (
        <div className="flex items-center gap-2 sm:gap-3">
          <p className="price-tag min-w-0 gap-y-1 max-sm:flex-1 sm:inline-grid sm:grid-cols-[auto_auto_1fr]">
            <span className="col-span-full basis-full text-[1.375rem] sm:text-[1.5rem]">
              <BoundText>{name}</BoundText>
            </span>
            {tag.price &&
              priceParts(tag.price, currencies).map((amount, index, { length }) => (
                <Fragment key={amount}>
                  {index > 0 && <i className="max-sm:hidden" aria-hidden="true" />}
                  <b className="text-[1.375rem] sm:text-[1.5rem]">
                    {amount}{' '}
                    {tag.unit && index === length - 1 && (
                      <small className="ml-1 font-sans text-small font-semibold">
                        {text.money.per(tag.unit)}
                      </small>
                    )}
                  </b>
                </Fragment>
              ))}
            {tag.monthly && (
              <span className="col-span-full basis-full font-sans text-small/[1.4] font-semibold">
                <BoundText>{tag.monthly}</BoundText>
              </span>
            )}
          </p>
          <button
            className="inline-flex min-h-tap min-w-tap flex-none cursor-pointer items-center justify-center gap-2 rounded-ctl font-semibold hover:bg-sunken"
            type="button"
            aria-label={inquiryText.takeOff(name)}
            onClick={onTakeOff}
          >
            <X size={24} aria-hidden="true" />
            <span className="max-sm:hidden">{inquiryText.takeOffShort}</span>
          </button>
        </div>
      )}
    </div>
  );
}
