import type { Brand } from '@vitrina/shared/brand.ts';

// What only the owner of the studio knows. What is not filled in is left out.

export interface Line {
  name: string;
  label: string;
  href?: string;
}

/** Ways to reach the studio beside its phones and its e-mail. */
export function directLines({ mobile, viber }: Pick<Brand, 'mobile' | 'viber'>): Required<Line>[] {
  return [
    { name: 'Мобилен', label: mobile, href: `tel:${digits(mobile)}` },
    { name: 'Viber', label: viber, href: `viber://chat?number=${encodeURIComponent(digits(viber))}` },
  ].filter(({ label }) => label);
}

/** The firm behind the brand, for who wants to check it. */
export function firmLines({ firm, eik, vatNumber }: Firm): Line[] {
  return [
    { name: 'Фирма', label: firm },
    { name: 'ЕИК', label: eik },
    { name: 'ДДС номер', label: vatNumber },
  ].filter(({ label }) => label);
}

/** Who stands behind the brand, in a sentence of a contract. */
export function firmInContract({ name, firm, eik, vatNumber }: Firm & Pick<Brand, 'name'>): string {
  return [firm || `„${name}“`, eik && `ЕИК ${eik}`, vatNumber && `ДДС номер ${vatNumber}`]
    .filter(Boolean)
    .join(', ');
}

export const founderName = ({ name, founder }: Pick<Brand, 'name' | 'founder'>): string =>
  founder ? `${founder}, основател на „${name}“` : `Основателят на „${name}“`;

type Firm = Pick<Brand, 'firm' | 'eik' | 'vatNumber'>;

const digits = (phone: string) => phone.replaceAll(' ', '');
