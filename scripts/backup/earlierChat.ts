import type postgres from 'postgres';
import type { BackedUpTable, Manifest } from './manifest.ts';

// For backups of versions in which messages had no numbers, and read positions named a message.

/** Allows messages without numbers if the backup has none; otherwise returns undefined. */
export async function expectEarlierChat(sql: postgres.TransactionSql, { tables }: Manifest) {
  const messages = tables.find(({ name }) => name === 'chat_messages');
  if (messages === undefined || messages.columns.includes('number')) return undefined;
  for (const counter of COUNTERS)
    await sql.unsafe(`alter table chat_messages drop constraint chat_messages_client_id_${counter}_key`);
  await sql`create temporary table earlier_reads (client_id uuid, side text, last_read_id uuid) on commit drop`;
  return {
    /** Numbers the messages by their times and fills in the read positions. Called when all rows are in. */
    async number() {
      await sql`update chat_messages as message set number = place, revision = place
        from (
          select id, row_number() over (partition by client_id order by "timestamp", id) as place from chat_messages
        ) as counted
        where counted.id = message.id`;
      for (const counter of COUNTERS)
        await sql.unsafe(
          `alter table chat_messages add constraint chat_messages_client_id_${counter}_key unique (client_id, ${counter})`,
        );
      await sql`update chat_reads as position set last_read_number = coalesce(message.number, 0)
        from earlier_reads left join chat_messages as message on message.id = earlier_reads.last_read_id
        where earlier_reads.client_id = position.client_id and earlier_reads.side = position.side`;
    },
  };
}

/** The query that stores such read positions; undefined for rows that have numbers. */
export function queryOfEarlierReads({ name, columns }: BackedUpTable): string | undefined {
  if (name !== 'chat_reads' || columns.includes('last_read_number')) return undefined;
  return `with row as (
      select * from jsonb_to_recordset($1::text::jsonb) as row (client_id uuid, side text, last_read_id uuid)
    ), kept as (insert into pg_temp.earlier_reads select * from row)
    insert into chat_reads (client_id, side, last_read_number) select client_id, side, 0 from row`;
}

/** Whether a column's values are stored elsewhere in this version. */
export const isOfEarlierChat = ({ name }: BackedUpTable, column: string): boolean =>
  name === 'chat_reads' && ['last_read_timestamp', 'last_read_id'].includes(column);

const COUNTERS = ['number', 'revision'];
