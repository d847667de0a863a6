import { useStore } from '@nanostores/react';
import { factsOfBrand, type StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { atom, onMount } from 'nanostores';
import { fetchStudioFacts } from './api/studioFacts.ts';
import { repeatable } from './oneAtATime.ts';
import { onReturn } from './onReturn.ts';

/** The studio's facts as they were last read; until then, those of the brand. */
export const $studioFacts = atom<StudioFacts>(factsOfBrand);

onMount($studioFacts, () => {
  void facts.read();
  const stopReturn = onReturn(() => void facts.read());
  const stopRepeating = facts.repeatFailed();
  return () => {
    stopReturn();
    stopRepeating();
  };
});

const facts = repeatable(async () => {
  const result = await fetchStudioFacts();
  if (result.ok && result.value !== null) $studioFacts.set(result.value);
  return result.ok;
});

export const useStudioFacts = (): StudioFacts => useStore($studioFacts);
