import type { Service } from '../../content/services.ts';
import { choiceOfService, inquiryAddress } from '../../inquiryChoice.ts';
import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { UnderAwning } from '../ui/UnderAwning.tsx';
import { DisplayWindow } from './DisplayWindow.tsx';
import { serviceText } from './text.ts';

type Props = Pick<Service<BuiltPicture>, 'id' | 'description' | 'long_description' | 'display'>;

export function ServiceIntro({ id, description, long_description, display }: Props) {
  return (
    <UnderAwning beside={<DisplayWindow {...display} />}>
      <p className="text-lead font-medium lg:pt-4">
        <BoundText>{description}</BoundText>
      </p>
      <p>
        <BoundText>{long_description}</BoundText>
      </p>
      <div className="button-row">
        <a className="button" href={inquiryAddress(choiceOfService(id))}>
          {serviceText.ask}
        </a>
        <a className="button button-ghost" href="/pricing">
          {serviceText.seePrices}
        </a>
      </div>
    </UnderAwning>
  );
}
