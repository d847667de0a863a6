import { brand } from '@vitrina/shared/brand.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { firmInContract } from '../../content/studioFacts.ts';
import { inquiryAddress } from '../../inquiryChoice.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { ArrowLink } from '../ui/ArrowLink.tsx';
import { HoursSign } from './HoursSign.tsx';
import { StudioStreet } from './StudioStreet.tsx';
import { contactText } from './text.ts';

/** How to reach the studio, for the contact page and for the preview. */
export function ContactDetails({ studio }: { studio: StudioFacts }) {
  const { address, email } = studio;
  return (
    <section className="grid grid-cols-1 gap-y-[clamp(2rem,4vw,3rem)]" aria-label={contactText.details}>
      <HoursSign studio={studio} />
      <div>
        <StudioStreet address={address} />
        <div className="sill" />
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-x-gap gap-y-6">
        <div className="border-t-4 border-ink pt-4">
          <dt className="text-muted">{contactText.address}</dt>
          <dd className="flex min-h-tap items-center font-display text-h4/[1.15] font-extrabold">
            <BoundText>{address}</BoundText>
          </dd>
        </div>
        <div className="border-t-4 border-ink pt-4">
          <dt className="text-muted">{contactText.email}</dt>
          <dd>
            <a
              className="inline-flex min-h-tap items-center font-display text-h4/[1.15] font-extrabold underline decoration-underline decoration-3 underline-offset-[0.15em]"
              href={`mailto:${email}`}
            >
              <BoundText>{email}</BoundText>
            </a>
          </dd>
        </div>
        {brand.firm && (
          <div className="border-t-4 border-ink pt-4">
            <dt className="text-muted">{contactText.firm}</dt>
            <dd className="font-display text-h4/[1.15] font-extrabold">
              <BoundText>{firmInContract(brand)}</BoundText>
            </dd>
          </div>
        )}
      </dl>
      <div>
        <p className="max-w-[34rem]">
          <BoundText>{contactText.quickest}</BoundText>
        </p>
        <ArrowLink href={inquiryAddress({})}>{contactText.ask}</ArrowLink>
      </div>
    </section>
  );
}
