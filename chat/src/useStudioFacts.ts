import { useStore } from '@nanostores/react';
import { factsOfBrand, type StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { atom, onMount } from 'nanostores';
import { fetchStudioFacts } from './api/studioFacts.ts';
import { onReturn } from './onReturn.ts';

/** The studio's facts as they were last read; until then, those of the brand. */
export const $studioFacts = atom<StudioFacts>(factsOfBrand);

onMount($studioFacts, () => {
  const read = async () => {
    const facts = await fetchStudioFacts();
    if (facts) $studioFacts.set(facts);
  };
  void read();
  return onReturn(() => void read());
});

export const useStudioFacts = (): StudioFacts => useStore($studioFacts);
