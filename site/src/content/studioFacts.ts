import type { Brand } from '@vitrina/shared/brand.ts';

// Facts from brand.ts that only the studio's owner knows. Empty ones are left out.

interface Line {
  name: string;
  label: string;
  href: string;
}

/** Further ways to reach the studio, beside its phones and e-mail. */
export function directLines({ mobile, viber }: Pick<Brand, 'mobile' | 'viber'>): Line[] {
  return [
    { name: 'Мобилен', label: mobile, href: `tel:${digits(mobile)}` },
    { name: 'Viber', label: viber, href: `viber://chat?number=${encodeURIComponent(digits(viber))}` },
  ].filter(({ label }) => label);
}

/** The company behind the brand, as a contract names it. */
export function firmInContract({ name, firm, eik, vatNumber }: Firm): string {
  if (!firm) return `„${name}“`;
  return [firm, eik && `ЕИК ${eik}`, vatNumber && `ДДС номер ${vatNumber}`].filter(Boolean).join(', ');
}

export const founderName = ({ name, founder }: Pick<Brand, 'name' | 'founder'>): string =>
  founder ? `${founder}, основател на „${name}“` : `Основателят на „${name}“`;

type Firm = Pick<Brand, 'name' | 'firm' | 'eik' | 'vatNumber'>;

const digits = (phone: string) => phone.replaceAll(' ', '');
