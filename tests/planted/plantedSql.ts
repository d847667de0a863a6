/** A fault that a test run is to find in its database, as planted.hard.test.ts hands it over; usually there is none. */
export const plantedSql = (): string => process.env.PLANTED_SQL ?? '';
