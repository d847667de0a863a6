import type { Stage } from '../providers/people.ts';

/** How far the blind of each stage is up, from 0 to 1. */
export const blindOf: Readonly<Record<Stage, number>> = {
  new: 0,
  talking: 0.36,
  offer: 0.7,
  won: 1,
  lost: 0,
};
