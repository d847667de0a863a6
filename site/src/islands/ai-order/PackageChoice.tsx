import type { ImageType } from '@vitrina/shared/schemas/aiOrder.ts';
import { aiOrderText } from '../../text.ts';
import { BoundText } from '../../typography/BoundText.tsx';

export interface ImagePackage {
  imageType: ImageType;
  name: string;
  /** What it contains. */
  note: string | null;
  price: string;
}

/** The first package is selected initially, and again after every order. */
export function PackageChoice({ packages }: { packages: readonly ImagePackage[] }) {
  return (
    <fieldset className="grid min-w-0 gap-2.5">
      <legend className="mb-2.5 text-ui/[1.6] font-bold">{aiOrderText.imageType}</legend>
      {packages.map(({ imageType, name, note, price }, index) => (
        <label
          key={imageType}
          className="flex min-h-13.5 cursor-pointer flex-wrap items-center gap-x-3 gap-y-0.5 rounded-ctl border-2 border-edge bg-surface px-4 py-2.5 text-ui has-checked:border-primary has-checked:font-semibold has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-muted"
        >
          <input
            className="size-5 flex-none accent-primary focus-visible:outline-none"
            type="radio"
            name="imageType"
            value={imageType}
            defaultChecked={index === 0}
          />
          <span>
            <BoundText>{name}</BoundText>
          </span>
          <b className="ml-auto font-bold tabular-nums">{price}</b>
          {note && (
            <small className="w-full pl-8 text-small/5 font-normal text-muted">
              <BoundText>{note}</BoundText>
            </small>
          )}
        </label>
      ))}
    </fieldset>
  );
}
