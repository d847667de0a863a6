/** The time at which an id (UUIDv7) was made, on the clock of the device that made it. */
export const timeOfId = (id: string) => Number.parseInt(id.replace('-', '').slice(0, 12), 16);
