import type postgres from 'postgres';

/**
 * Makes the driver use prepared statements. lite passes queries as plain text, and the driver would ask the database to
 * describe each one first, in a round trip of its own.
 */
export function prepareStatements(driver: postgres.Sql): void {
  const reserve = driver.reserve.bind(driver);
  driver.reserve = async () => {
    const connection = await reserve();
    const { unsafe } = connection;
    connection.unsafe = (query, parameters, options) =>
      unsafe(query, parameters, { prepare: true, ...options });
    return connection;
  };
}
