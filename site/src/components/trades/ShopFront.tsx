import './shopFront.css';
import type { InquiryChoice } from '../../inquiryChoice.ts';
import { cardText } from '../../text.ts';
import { DemoPicture } from './DemoPicture.tsx';
import type { DemoScreens } from './demoScreens.ts';
import { SignField } from './SignField.tsx';
import { useSignName } from './useSignName.ts';
import { WantedLink } from './WantedLink.tsx';

interface Props {
  template: string;
  /** What an inquiry about it asks for. */
  choice: InquiryChoice;
  demoUrl: string;
  screens: DemoScreens;
  /** The typeface of the demo's name. */
  font: string;
}

/** A shop whose sign is a text field: the name that a visitor writes there also appears on the demo behind the glass. */
export function ShopFront({ template, choice, demoUrl, screens, font }: Props) {
  const name = useSignName();
  return (
    <div className="shop-front mx-auto max-w-[73.75rem]">
      <SignField template={template} name={name} />
      <span
        className="awning z-3 -mx-2 h-15 [--cloth:var(--color-pave)] [--stripes:13] md:-mx-3.5 md:h-21 md:[--stripes:25]"
        aria-hidden="true"
      />
      <div className="glass">
        <DemoPicture template={template} name={name} screens={screens} font={font} />
      </div>
      <div className="riser button-row on-bottle justify-center p-4">
        <WantedLink choice={choice} label={cardText.wanted(template)}>
          {cardText.want}
        </WantedLink>
        <a
          className="button button-ghost"
          href={demoUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={cardText.demo(template)}
        >
          {cardText.openDemo}
        </a>
      </div>
    </div>
  );
}
