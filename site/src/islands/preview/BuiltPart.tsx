import { useLayoutEffect, useRef } from 'react';

/**
 * What stands beside the words that are written, as the page was built with it: a copy of the `<template>` with this id.
 * Its markup reaches React in no other way, because nothing may be parsed here (Trusted Types).
 */
export function BuiltPart({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const template = document.getElementById(id);
    if (template instanceof HTMLTemplateElement)
      place.current?.replaceChildren(template.content.cloneNode(true));
  }, [id]);
  return <div ref={place} className="contents" />;
}
