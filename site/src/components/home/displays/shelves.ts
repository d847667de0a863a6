/** Which pictures of /pictures stand on the shelves of the street, from top to bottom. */
export const shelves = [
  ['projects/discounts', 'templates/dental', 'templates/law'],
  ['templates/house', 'templates/repair', 'templates/salon'],
  ['templates/mehana', 'projects/emergency-help', 'projects/everything-bulgarian'],
] as const;
