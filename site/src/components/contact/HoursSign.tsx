import { brand } from '@vitrina/shared/brand.ts';
import { hoursLabel } from '@vitrina/shared/openingHours.ts';
import { phoneHref, type StudioFacts } from '@vitrina/shared/studioFacts.ts';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { directLines } from '../../content/studioFacts.ts';
import { ShopHours } from '../../daylight/ShopHours.tsx';
import { BoundText } from '../../typography/BoundText.tsx';
import { SleepingCat } from '../home/SleepingCat.tsx';
import { contactText } from './text.ts';

/** The sign on the studio's door: whether it is open now, with buttons that call. */
export function HoursSign({ studio }: { studio: StudioFacts }) {
  const lines = [
    ...studio.phones.map((phone) => ({ label: phone, href: phoneHref(phone) })),
    ...directLines(brand),
  ];
  return (
    <div className="on-bottle hours-paint @container relative rounded-card px-[clamp(1.5rem,4vw,2.75rem)] py-[clamp(1.75rem,4vw,2.5rem)] outline-3 -outline-offset-10 outline-[oklch(1_0_0)]">
      <SleepingCat className="-top-7.5 right-[12%] w-20 md:-top-10 md:w-28" />
      <p className="font-display text-[clamp(2.5rem,1.9rem+2.4vw,4rem)]/none font-extrabold text-balance">
        <ShopHours times={studio} />
      </p>
      <p className="mt-3 text-lead/[1.35] font-semibold @max-[13rem]:[&_.nowrap]:whitespace-normal">
        <BoundText>{contactText.hours(hoursLabel(studio))}</BoundText>
      </p>
      <p className="hidden text-lead/[1.35] font-semibold in-data-[hours=open]:block">{contactText.call}</p>
      <p className="hidden text-lead/[1.35] font-semibold in-data-[hours=closed]:block in-data-[hours=sunday]:block">
        <BoundText>{contactText.write}</BoundText>
      </p>
      <div className="button-row mt-6">
        {lines.map(({ label, href }) => (
          <a key={href} className="button font-display text-[1.625rem] tabular-nums" href={href}>
            {href.startsWith('viber:') ? (
              <>
                <MessageCircle size={22} />
                {contactText.viber}
              </>
            ) : (
              <Phone size={22} />
            )}
            <BoundText>{label}</BoundText>
          </a>
        ))}
      </div>
    </div>
  );
}
