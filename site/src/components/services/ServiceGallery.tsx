import type { Service } from '../../content/services.ts';
import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { PHONE_SIZE } from '../../pictures/phoneSize.ts';
import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  title: string;
  pictures: Service<BuiltPicture>['gallery'];
}

/**
 * The first picture is shown uncropped, because it has words at its edges. The two beside it are together as tall as it.
 */
const LARGE = 'pane md:aspect-4/3';
const BESIDE = 'pane md:relative md:aspect-auto md:min-h-0 md:flex-1 md:[&_img]:absolute md:[&_img]:inset-0';

export function ServiceGallery({ title, pictures }: Props) {
  return (
    <section className="bg-sunken py-section" aria-labelledby="gallery-title">
      <div className="page-width">
        <h2 className="mb-block max-w-[11em]" id="gallery-title">
          <BoundText isHeading>{title}</BoundText>
        </h2>
        <div className="grid gap-x-[clamp(2rem,3.5vw,3rem)] gap-y-8 md:grid-cols-[1.93fr_1fr] md:grid-rows-[1fr_1fr]">
          {pictures.map(({ picture, alt, caption }, index) => (
            <figure key={index} className="later [--height:20rem] flex flex-col md:first:row-span-2">
              <div className={index === 0 ? LARGE : BESIDE}>
                <Picture
                  picture={picture}
                  alt={alt}
                  sizes={`(width < 48rem) ${PHONE_SIZE}, (width < 64rem) 60vw, 860px`}
                  loading="lazy"
                />
              </div>
              <div className="sill sill-shop relative flex-none" />
              <figcaption className="mt-3.5 font-display text-[1.375rem] leading-[1.2] font-[750]">
                <BoundText>{caption}</BoundText>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
