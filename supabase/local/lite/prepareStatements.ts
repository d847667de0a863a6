import type postgres from 'postgres';

/**
 * Makes the driver keep what it runs as prepared statements. lite hands its queries over as plain text, and those the
 * driver has described by the database, in a round trip of its own, each time before it runs them.
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
