import { brand } from '@vitrina/shared/brand.ts';

/** The logo with the brand's name; the stem of its letter has the colour of the surrounding text. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.625rem]/[1] font-extrabold">
      <svg viewBox="-2 -2 93 135" height="32" aria-hidden="true">
        <path
          fill="currentColor"
          d="M2.6 0h24.8a2.6 2.6 0 0 1 2.6 2.6v125.8a2.6 2.6 0 0 1-2.6 2.6h-24.8a2.6 2.6 0 0 1-2.6-2.6v-125.8a2.6 2.6 0 0 1 2.6-2.6z"
        />
        <path
          fill="var(--color-tomato)"
          d="M36.6 0h20.65a31.75 31.75 0 0 1 0 63.5H36.6a2.6 2.6 0 0 1-2.6-2.6v-58.3a2.6 2.6 0 0 1 2.6-2.6z"
        />
        <path
          fill="var(--color-pave)"
          d="M36.6 67.5h20.65a31.75 31.75 0 0 1 0 63.5H36.6a2.6 2.6 0 0 1-2.6-2.6v-58.3a2.6 2.6 0 0 1 2.6-2.6z"
        />
      </svg>
      {brand.name}
    </span>
  );
}
