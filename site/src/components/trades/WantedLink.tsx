import type { ReactNode } from 'react';
import { inquiryAddress } from '../../inquiryChoice.ts';
import { useSignName } from './useSignName.ts';

interface Props {
  template: string;
  /** The accessible name, where the text alone does not say which template is meant. */
  label?: string;
  children?: ReactNode;
}

/** Links to the inquiry form for a template, with the visitor's name for its sign. */
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
