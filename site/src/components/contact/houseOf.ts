/**
 * What the plates on a house say: the street, and the first number that closes a part of the address or is followed by
 * the abbreviation of an entrance, a floor or a flat. Later ones number those, and one of four digits is a postal code.
 * @param place an address without its city
 */
export function houseOf(place: string): { street: string; number: string } {
  const [, street = place, number = ''] =
    /^(.*?)\s+(?:№ ?)?(\d{1,3}(?!\d)[^\s,“]*(?: \p{L})?)(?:,|$| \p{L}+\.)/u.exec(place) ?? [];
  return { street, number };
}
