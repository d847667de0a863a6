import { today } from '@vitrina/shared/calendar.ts';
import type { DayHours } from '@vitrina/shared/openingHours.ts';
import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { isWebAddress } from '@vitrina/shared/webAddress.ts';
import { useEffect } from 'react';
import { ContactDetails } from '../../components/contact/ContactDetails.tsx';
import { FooterContacts } from '../../components/layout/FooterContacts.tsx';
import { FooterProfiles } from '../../components/layout/FooterProfiles.tsx';
import { daysOfTheSign } from '../../daylight/daysOfTheSign.ts';
import { shopState } from '../../daylight/shopState.ts';
import { listed, type PreviewProps, said } from './builtWords.ts';

/** The preview of what the studio says about itself: the details of the contact page and the footer. */
export function StudioPreview({ previewed: { content }, built }: PreviewProps) {
  const studio: StudioFacts = {
    ...built.studio,
    email: said(content.email),
    phones: listed(content.phones).map(said).filter(Boolean),
    address: said(content.address),
    hours: listed<'opens' | 'closes'>(content.hours).map(hoursOf),
    closed_days: listed(content.closed_days).map(said),
    // Leaves out what is not a valid address.
    social: listed<'name' | 'url'>(content.social)
      .map((profile) => ({ name: said(profile?.name), url: said(profile?.url) }))
      .filter(({ name, url }) => name && url.startsWith('https://') && isWebAddress(url)),
  };
  useSign(studio);
  return (
    <>
      <div className="page-width pb-section lg:max-w-176">
        <ContactDetails studio={studio} />
      </div>
      <footer className="on-bottle bg-footer">
        <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-gap gap-y-10 py-16 wrap-anywhere">
          <FooterContacts studio={studio} />
          {studio.social.length > 0 && <FooterProfiles social={studio.social} />}
        </div>
      </footer>
    </>
  );
}

function hoursOf(day: Partial<Record<keyof DayHours, unknown>> | null | undefined): DayHours | null {
  const [opens, closes] = [said(day?.opens), said(day?.closes)];
  return opens && closes ? { opens, closes } : null;
}

/**
 * The page's own script sets the opening state every minute from the hours it was built with. This overrides it with the
 * hours being edited.
 */
function useSign(studio: StudioFacts): void {
  const { week, rest } = daysOfTheSign(studio, today());
  const json = JSON.stringify([week, rest]);
  useEffect(() => {
    const [days, closed]: [typeof week, typeof rest] = JSON.parse(json);
    const root = document.documentElement;
    const tell = () => {
      const state = shopState(new Date(), days, closed);
      if (root.dataset.hours !== state) root.dataset.hours = state;
    };
    tell();
    const observer = new MutationObserver(tell);
    observer.observe(root, { attributeFilter: ['data-hours'] });
    return () => observer.disconnect();
  }, [json]);
}
