import type { BuiltPicture } from '../../pictures/buildPicture.ts';
import { Picture } from '../../pictures/Picture.tsx';
import { PHONE_SIZE } from '../../pictures/phoneSize.ts';
import { BoundText } from '../../typography/BoundText.tsx';

interface Props {
  picture: BuiltPicture;
  alt: string;
  address?: string | null;
}

/** The picture in a service's window. With an address it is drawn as a website in a browser. */
export function DisplayWindow({ picture, alt, address }: Props) {
  return (
    <div>
      {address && (
        <div
          className="flex h-11 items-center gap-2 rounded-t-ctl bg-bottle px-4.5 text-small/6 font-medium text-plaster-fix"
          aria-hidden="true"
        >
          <i className="size-2.75 rounded-round bg-tomato" />
          <i className="size-2.75 rounded-round bg-pave" />
          <i className="size-2.75 rounded-round bg-plaster-fix" />
          <span className="ml-3">
            <BoundText>{address}</BoundText>
          </span>
        </div>
      )}
      <div className={address ? 'pane rounded-none' : 'pane'}>
        <Picture picture={picture} alt={alt} sizes={`(width < 64rem) ${PHONE_SIZE}, 630px`} />
      </div>
      <div className="sill relative md:-mx-4.5 md:h-3.5" />
    </div>
  );
}
