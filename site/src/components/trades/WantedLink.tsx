import type { ReactNode } from 'react';
import { type InquiryChoice, inquiryAddress } from '../../inquiryChoice.ts';
import { useSignName } from './useSignName.ts';

interface Props {
  choice: InquiryChoice;
  /** The accessible name, where the text alone does not say which template is meant. */
  label?: string;
  children?: ReactNode;
}

/** Links to the inquiry form, with the visitor's name for the sign. */
export function WantedLink({ choice, label, children }: Props) {
  const name = useSignName();
  return (
    <a
      className="button max-sm:flex-[1_1_100%]"
      href={inquiryAddress({ ...choice, ...(name && { sign: name }) })}
      aria-label={label}
    >
      {children}
    </a>
  );
}
