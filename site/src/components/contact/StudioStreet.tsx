import './studioStreet.css';
import { brand } from '@vitrina/shared/brand.ts';
import { addressParts } from '@vitrina/shared/studioFacts.ts';
import { Cat } from '../home/Cat.tsx';
import { houseOf } from './houseOf.ts';

interface Props {
  /** The studio's. */
  address: string;
}

/** A drawing of the studio's house, with the street and the number from its address. */
export function StudioStreet({ address }: Props) {
  const { street, number } = houseOf(addressParts(address).street);
  const plateWidth = street.length * 9 + 30;
  const numberWidth = number.length * 9 + 15;
  return (
    <div className="studio-street relative overflow-hidden">
      <svg viewBox="0 0 720 520" aria-hidden="true">
        <path className="sky" d="M0 0h720v520H0z" />
        <g className="stars">
          <path d="M64 70h3v3h-3zM150 132h2v2h-2zM214 44h3v3h-3zM300 96h2v2h-2zM470 52h3v3h-3zM548 130h2v2h-2zM676 150h3v3h-3zM618 40h2v2h-2z" />
        </g>
        <circle className="sun" cx="626" cy="86" r="38" />
        <circle className="bite" cx="610" cy="76" r="34" />
        <path className="far" d="M0 214 96 168l70-12 74-46 62-8 60 22 88 10 84 34 92 22 94 30v120H0z" />
        <path className="near" d="M0 270c90-34 170-44 250-40s150 6 240 2 170 10 230 34v90H0z" />

        <path className="left" d="M0 206h160v230H0z" />
        <path className="trim" d="M0 196h168v12H0z" />
        <path className="right" d="M560 226h160v210H560z" />
        <path className="trim" d="M552 216h168v12H552z" />
        <path className="house" d="M168 146h384v290H168z" />
        <path className="trim" d="M158 132h404v16H158z" />
        {windows.map(([left, top, isLit]) => (
          <path
            key={`${left} ${top}`}
            className={isLit ? 'pane-glass lit' : 'pane-glass'}
            d={`M${left} ${top}h42v58h-42z`}
          />
        ))}
        <path
          className="bars"
          d="M54 254v58M118 254v58M54 332v58M118 332v58M242 176v58M358 176v58M474 176v58M610 250v58M670 250v58M610 332v58M670 332v58"
        />

        <path
          className="wood"
          d="M184 252h352v48H184zM184 300h22v136h-22zM514 300h22v136h-22zM400 300h16v136h-16zM206 410h194v26H206z"
        />
        <path className="show" d="M206 300h194v110H206z" />
        <path className="desk" d="M222 396h150v14H222z" />
        <path className="screen" d="M244 352h62v40h-62z" />
        <path className="lines" d="M252 362h30v5h-30zM252 372h44v3h-44zM252 379h36v3h-36z" />
        <path className="arm" d="M348 396v-24l-16-14" />
        <path className="shade" d="m338 350-20 14 12 12z" />
        <path className="door" d="M416 344h98v92h-98z" />
        <path className="show" d="M430 350h70v60h-70z" />
        <path className="wire" d="m444 374 21-16 21 16" />
        <path className="hours" d="M440 374h50v24h-50z" />
        <path className="words" d="M448 382h34v4h-34zM453 389h24v3h-24z" />
        <path className="glint" d="m222 410 60-110h22l-60 110zM318 410l60-110h8l-60 110z" />
        <g className="cloth">
          <path className="red" d={red} />
          <path className="white" d={white} />
        </g>
        <text className="name" x="360" y="286" textAnchor="middle">
          {brand.name}
        </text>

        <path className="enamel" d={`M16 214h${plateWidth}v28H16z`} />
        <text className="plate" x={16 + plateWidth / 2} y="234" textAnchor="middle">
          {street}
        </text>
        {number && (
          <>
            <path className="enamel" d={`M${552 - numberWidth / 2} 372h${numberWidth}v28h-${numberWidth}z`} />
            <text className="plate" x="552" y="392" textAnchor="middle">
              {number}
            </text>
          </>
        )}

        <path className="kerb" d="M0 436h720v18H0z" />
        <path className="pave" d="M0 454h720v66H0z" />
        <path
          className="joints"
          d="M0 466h720M0 482h720M0 502h720M40 454l-6 12M120 454l-4 12M200 454l-3 12M280 454l-2 12M360 454v12M440 454l2 12M520 454l3 12M600 454l4 12M680 454l6 12M70 466l-8 16M170 466l-5 16M270 466l-3 16M370 466v16M470 466l3 16M570 466l5 16M670 466l8 16M20 482l-14 20M140 482l-8 20M260 482l-4 20M380 482v20M500 482l5 20M620 482l9 20"
        />
        <path className="trunk" d="M60 370h12v66H60z" />
        <path className="leaves" d="M66 262c34 0 54 24 54 56s-22 62-54 62-54-30-54-62 20-56 54-56z" />
        <path className="pin" d="M360 132c-26-36-40-52-40-74a40 40 0 0 1 80 0c0 22-14 38-40 74z" />
        <path
          className="hole"
          d="M346 34h7v48h-7zM356 34h8a11.5 11.5 0 0 1 0 23h-8zM356 59h8a11.5 11.5 0 0 1 0 23h-8z"
        />
      </svg>
      <Cat className="right-[31.5%] bottom-[15%]! w-[8.5%]" />
    </div>
  );
}

const STRIPES = 11;
const stripe = 352 / STRIPES;
const scallops = Array.from({ length: STRIPES }, (_, place) => {
  const left = 184 + place * stripe;
  return `M${left} 300h${stripe}v34a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0z`;
});
const red = scallops.filter((_, place) => place % 2 === 0).join('');
const white = scallops.filter((_, place) => place % 2 === 1).join('');

/** Left edge, top edge, and whether the window is lit at night. */
const windows = [
  [34, 254, true],
  [98, 254, false],
  [34, 332, false],
  [98, 332, true],
  [222, 176, false],
  [338, 176, true],
  [454, 176, false],
  [590, 250, true],
  [650, 250, false],
  [590, 332, false],
  [650, 332, true],
] as const;
