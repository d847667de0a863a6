import type { ImageType } from '@vitrina/shared/schemas/aiOrder.ts';
import { aiOrderText } from '../../text.ts';
import './packageChoice.css';

export interface ImagePackage {
  imageType: ImageType;
  name: string;
  price: string;
}

/** The first package is selected at the start, and again after every order. */
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
