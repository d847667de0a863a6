import { useState } from 'react';
import { PHONE_SIZE } from '../../pictures/phoneSize.ts';
import type { DemoScreens } from './demoScreens.ts';
import { NameInPicture } from './NameInPicture.tsx';
import { signText } from './text.ts';

interface Props {
  template: string;
  name: string;
  screens: DemoScreens;
  font: string;
}

/** The first screen of a demo. Once the visitor has written a name, it replaces the demo's own. */
export function DemoPicture({ template, name, screens, font }: Props) {
  const [isBlank, setBlank] = useState(false);
  return (
    <div className="@container relative aspect-3/4 overflow-hidden rounded-t-ctl bg-glass brightness-[calc(1-0.15*var(--night))] md:aspect-2/1">
      <ScreenPicture
        screens={screens}
        version="picture"
        alt={name ? signText.demoWithName(template, name) : signText.demo(template)}
      />
      {name && (
        <>
          <ScreenPicture screens={screens} version="nameless" alt="" onLoad={() => setBlank(true)} />
          {/* Only when the picture without the old name has loaded, so that the two never overlap. */}
          {isBlank && (
            <>
              <NameInPicture name={name} place={screens.narrow.place} font={font} className="md:hidden" />
              <NameInPicture name={name} place={screens.wide.place} font={font} className="max-md:hidden" />
            </>
          )}
        </>
      )}
    </div>
  );
}

interface ScreenPictureProps {
  screens: DemoScreens;
  version: 'picture' | 'nameless';
  alt: string;
  onLoad?: () => void;
}

const WIDE = '(width >= 48rem)';

function ScreenPicture({ screens, version, alt, onLoad }: ScreenPictureProps) {
  const wide = screens.wide[version];
  const narrow = screens.narrow[version];
  return (
    <picture>
      <source media={WIDE} type="image/avif" srcSet={wide.avif} sizes="min(84vw, 1072px)" />
      <source media={WIDE} srcSet={wide.src} />
      <source type="image/avif" srcSet={narrow.avif} sizes={PHONE_SIZE} />
      <img
        className="absolute inset-0 size-full"
        src={narrow.src}
        width={narrow.width}
        height={narrow.height}
        alt={alt}
        decoding="async"
        onLoad={onLoad}
      />
    </picture>
  );
}
