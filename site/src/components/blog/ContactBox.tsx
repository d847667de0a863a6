import { inquiryAddress } from '../../inquiryChoice.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { articleText } from './text.ts';

interface Props {
  title: string;
  text: string;
  /** What its article is about. */
  service: string;
}

export function ContactBox({ title, text, service }: Props) {
  return (
    <aside
      className="grid gap-3.5 border-t-8 border-bottle bg-sunken px-6.5 py-7"
      aria-labelledby="contact-box-title"
    >
      <h2 className="text-[clamp(1.875rem,1.7rem+0.6vw,2.25rem)] leading-none" id="contact-box-title">
        <BoundText isHeading>{title}</BoundText>
      </h2>
      <p>
        <BoundText>{text}</BoundText>
      </p>
      <a className="button" href={inquiryAddress({ service })}>
        {articleText.ask}
      </a>
    </aside>
  );
}
