import type { ReactNode } from 'react';
import { inquiryAddress } from '../../inquiryChoice.ts';
import { useSignName } from './useSignName.ts';

interface Props {
  template: string;
  /** Where the text alone does not say which template. */
  label?: string;
  children?: ReactNode;
}

/** To the inquiry for a template, with the name on the sign. */
export function WantedLink({ template, label, children }: Props) {
  const name = useSignName();
  return (
    <a
      className="button max-sm:flex-[1_1_100%]"
      href={inquiryAddress({ template, ...(name && { sign: name }) })}
      aria-label={label}
    >
      {children}
    </a>
  );
}
