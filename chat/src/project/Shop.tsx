import type { Stage } from '@vitrina/shared/schemas/development.ts';
import { type CSSProperties, useState } from 'react';
import { useThumbnail } from '../attachments/useThumbnail.ts';
import { Blind } from './Blind.tsx';
import { Cat } from './Cat.tsx';
import { stepOf, whenOf } from './stages.ts';

/** More windows than this are in two rows. */
const MOST_IN_A_ROW = 6;

interface Props {
  /** The text of the sign. */
  name: string;
  stages: readonly Stage[];
  /** The address of the picture of the site. */
  pictureUrl?: string | undefined;
  isBegun?: boolean;
  isLaunched?: boolean;
}

/**
 * The client's site as a shop. One picture of the site is behind all the blinds, and each finished stage uncovers its
 * part. On phones the shop is a narrow house with the texts beside its windows. If the site goes live while this is
 * shown, the awning drops.
 */
export function Shop({ name, stages, pictureUrl, isBegun = false, isLaunched = false }: Props) {
  const rows = stages.length > MOST_IN_A_ROW ? 2 : 1;
  const columns = Math.ceil(stages.length / rows);
  const [wasLaunched] = useState(isLaunched);
  return (
    <div
      className="shop @container"
      data-launching={(isLaunched && !wasLaunched) || undefined}
      style={{ '--n': stages.length, '--columns': columns } as CSSProperties}
    >
      <p className="grid min-h-15 w-32 place-items-center rounded-t-ctl bg-[color-mix(in_oklab,var(--color-tomato)_85%,var(--color-ink-fix))] px-3 py-1.5 text-center font-display text-h4 font-extrabold text-plaster-fix wrap-anywhere md:w-full">
        {name}
      </p>
      {/* Rolled up until the site is live. An odd number of stripes: both ends are red. */}
      <div
        className={`awning relative -mx-1.5 w-35 [--stripe-width:1.25rem] md:w-auto md:[--stripe-width:calc((100cqw+0.75rem)/49)] ${isLaunched ? 'h-8' : 'h-3.5'}`}
        aria-hidden
      />
      <ol className="isolate grid md:grid-cols-[repeat(var(--columns),1fr)] md:gap-y-6">
        {stages.map((stage, place) => {
          const step = isBegun ? stepOf(stages, place) : 'planned';
          return (
            <li
              key={place}
              // On phones the wall goes on behind a window whose text is taller.
              className="flex items-center gap-4 max-md:bg-[linear-gradient(90deg,var(--color-bottle)_8rem,#0000_0)] md:flex-col md:items-stretch md:gap-0"
              style={{ '--k': place, '--column': place % columns } as CSSProperties}
              aria-current={step === 'now' ? 'step' : undefined}
            >
              <div className={`relative ${step === 'done' ? 'lit' : ''}`}>
                <Blind step={step} className="h-24 w-32 bg-glass md:h-75 md:w-full">
                  {pictureUrl !== undefined && <img src={pictureUrl} alt="" />}
                </Blind>
                {isLaunched && place === stages.length - 1 && <Cat />}
              </div>
              <div className="min-w-0 md:px-1">
                <div className={`mb-1.5 h-1 w-12 ${step === 'now' ? 'bg-mark' : ''}`} aria-hidden />
                <p className="font-display text-h4 font-extrabold wrap-anywhere">{stage.title}</p>
                <p className={`text-small ${step === 'done' ? 'text-success' : 'text-muted'}`}>
                  {whenOf(stage, step)}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** The shop with the stored picture at a path, once it has loaded. */
export function PicturedShop({ path, ...shop }: Omit<Props, 'pictureUrl'> & { path: string }) {
  const { thumbnail } = useThumbnail(path);
  return <Shop {...shop} pictureUrl={thumbnail.step === 'ready' ? thumbnail.url : undefined} />;
}
