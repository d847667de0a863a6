import { brand } from '@vitrina/shared/brand.ts';
import { phoneHref, type StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { directLines } from '../../content/studioFacts.ts';
import { BoundText } from '../../typography/BoundText.tsx';
import { FOOTER_LINE, FOOTER_LINK } from './footerLink.ts';
import { footerText } from './text.ts';

/** Who the studio is and how to reach it. */
export function FooterContacts({ studio }: { studio: Pick<StudioFacts, 'phones' | 'email'> }) {
  const links = [
    ...studio.phones.map((phone) => ({ label: phone, href: phoneHref(phone) })),
    ...directLines(brand).map(({ name, label, href }) => ({ label: `${name} ${label}`, href })),
    { label: studio.email, href: `mailto:${studio.email}` },
  ];
  return (
    <div className="max-md:col-span-full">
      <p className="mb-6 max-w-[22rem] font-display text-[1.625rem]/[1.12] font-extrabold">
        <BoundText>{footerText.slogan}</BoundText>
      </p>
      <address className="grid justify-items-start not-italic">
        {links.map(({ label, href }) => (
          <a key={href} className={FOOTER_LINK} href={href}>
            <BoundText>{label}</BoundText>
          </a>
        ))}
        <span className={FOOTER_LINE}>{brand.city}</span>
      </address>
    </div>
  );
}
