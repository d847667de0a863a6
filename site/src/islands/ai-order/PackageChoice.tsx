import type { ImageType } from '@vitrina/shared/schemas/aiOrder.ts';
import { aiOrderText } from '../../text.ts';
import './packageChoice.css';

/** A package of AI images as the form shows it. */
export interface ImagePackage {
  imageType: ImageType;
  name: string;
  price: string;
}

/** One of the packages; the first is chosen from the start and again after every order. */
export function PackageChoice({ packages }: { packages: readonly ImagePackage[] }) {
  return (
    <fieldset className="package-choice">
      <legend>{aiOrderText.imageType}</legend>
      {packages.map(({ imageType, name, price }, index) => (
        <label key={imageType}>
          <input type="radio" name="imageType" value={imageType} defaultChecked={index === 0} />
          <span>{name}</span>
          <b>{price}</b>
        </label>
      ))}
    </fieldset>
  );
}
