import { useStore } from '@nanostores/react';
import { factsOfBrand, type StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { atom, onMount } from 'nanostores';
import { fetchStudioFacts } from './api/studioFacts.ts';
import { onReturn } from './onReturn.ts';

const $facts = atom<StudioFacts>(factsOfBrand);

onMount($facts, () => {
  const read = async () => {
    const facts = await fetchStudioFacts();
    if (facts) $facts.set(facts);
  };
  void read();
  return onReturn(() => void read());
});

/** The studio's facts as they were last read; until then, those of the brand. */
export const useStudioFacts = (): StudioFacts => useStore($facts);
