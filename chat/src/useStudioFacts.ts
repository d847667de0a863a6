import { useStore } from '@nanostores/react';
import { factsOfBrand, type StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { atom, onMount } from 'nanostores';
import { fetchStudioFacts } from './api/studioFacts.ts';

const $facts = atom<StudioFacts>(factsOfBrand);

onMount($facts, () => {
  void fetchStudioFacts().then((facts) => facts && $facts.set(facts));
});

/** The studio's facts; until they are loaded, those of the brand. */
export const useStudioFacts = (): StudioFacts => useStore($facts);
