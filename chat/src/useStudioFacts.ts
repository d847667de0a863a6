import { useStore } from '@nanostores/react';
import { factsOfBrand, type StudioFacts } from '@vitrina/shared/studioFacts.ts';
import { atom, onMount } from 'nanostores';
import { fetchStudioFacts } from './api/studioFacts.ts';
import { repeatable } from './oneAtATime.ts';
import { onReturn } from './onReturn.ts';

/** The studio's facts as they were last read; undefined until then. */
export const $studioFacts = atom<StudioFacts | undefined>();

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
  if (result.ok) $studioFacts.set(result.value ?? $studioFacts.get() ?? factsOfBrand);
  return result.ok;
});

/** Until they are read, those of the brand. */
export const useStudioFacts = (): StudioFacts => useStore($studioFacts) ?? factsOfBrand;
