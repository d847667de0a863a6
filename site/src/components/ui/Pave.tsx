import { phoneHref } from '@vitrina/shared/studioFacts.ts';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  title: string;
  /** The first link. */
  action?: ReactNode;
  /** The studio's phone number, which is the second link. */
  phone: string;
  /** Uses the type size of the home page's H1. */
  isLarge?: boolean;
  children?: ReactNode;
}

const SIZES = {
  normal: 'text-h1 tracking-(--text-h2--letter-spacing)',
  large: 'text-[clamp(min(3rem,13.5vw),1.475rem+7.94vw,8.625rem)]',
};

/** The pavement at the end of a page, with its call to action. */
export function Pave({ title, action, phone, isLarge = false, children }: Props) {
  return (
    <section className="pave on-pave pb-section">
      <div className="page-width pt-[clamp(2.5rem,1.5rem+4vw,4.5rem)]">
        <h2 className={SIZES[isLarge ? 'large' : 'normal']}>
          <BoundText isHeading>{title}</BoundText>
        </h2>
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
          <p className="max-w-[30rem] text-lead">{children}</p>
          <div className="button-row">
            {action}
            <a className="button button-ghost" href={phoneHref(phone)}>
              <Phone size={20} />
              <BoundText>{phone}</BoundText>
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
