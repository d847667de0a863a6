import { useLayoutEffect, useRef } from 'react';

/**
 * A part of the page that is not being edited: a copy of the `<template>` with this id. It is cloned, because Trusted
 * Types forbid parsing markup here.
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
