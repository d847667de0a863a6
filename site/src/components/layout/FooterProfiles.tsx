import type { StudioFacts } from '@vitrina/shared/studioFacts.ts';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { BoundText } from '../../typography/BoundText.tsx';
import { FOOTER_HEADING, FOOTER_LINK } from './footerLink.ts';
import { footerText } from './text.ts';

/** Links to the studio's social profiles. */
export const FooterProfiles = ({ social }: Pick<StudioFacts, 'social'>) => (
  <div>
    <h2 id="footer-social" className={FOOTER_HEADING}>
      {footerText.follow}
    </h2>
    <ul aria-labelledby="footer-social">
      {social.map(({ name, url }) => (
        <li key={url}>
          <a className={FOOTER_LINK} href={url} target="_blank" rel="noopener">
            <BoundText>{name}</BoundText>
            <ArrowUpRight size={16} aria-label={footerText.newTab} />
          </a>
        </li>
      ))}
    </ul>
  </div>
);
