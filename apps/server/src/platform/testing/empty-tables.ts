import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/**
 * Empties tables and all that refer to them, as `truncate … cascade` does. That writes new files for a hundred tables and their
 * indexes, most of them empty, which takes longer than most tests; this deletes the rows of those that have any.
 */
export async function emptyTables({ db }: Pick<Database, 'db'>, ...tables: readonly string[]): Promise<void> {
  await db.execute(sql.raw(emptying(tables)));
}

/**
 * Deletes as replication does, whose rows fire no trigger: those that may only be added go too, and none is looked for that goes as
 * well. Revisions are raised as by TRUNCATE: those of groups by name, the catalog's by a statement that deletes nothing.
 */
const emptying = (tables: readonly string[]): string => `do $$
declare
  every regclass[];
  emptied regclass[] := '{}';
  one regclass;
  part text;
  deleted bigint;
begin
  with recursive reached as (
    select unnest(array[${tables.map((table) => `'${table}'`).join(', ')}]::regclass[])::oid as id
    union select conrelid from pg_constraint join reached on confrelid = id where contype = 'f'
  ) select array_agg(id::regclass order by id) into every from reached;
  -- Waits for what is still being written, as TRUNCATE does.
  execute 'lock table ' || array_to_string(every, ', ') || ' in access exclusive mode';
  perform set_config('session_replication_role', 'replica', true);
  foreach one in array every loop
    continue when pg_relation_size(one) = 0;
    execute format('delete from %s', one);
    get diagnostics deleted = row_count;
    if deleted > 0 then emptied := emptied || one; end if;
  end loop;
  perform set_config('session_replication_role', 'origin', true);
  foreach one in array emptied loop
    execute format('delete from %s where false', one);
    for part in
      select distinct split_part(argument, ': ', 1)
      from pg_trigger, unnest(string_to_array(encode(tgargs, 'escape'), '\\000')) argument
      where tgrelid = one and tgname = 'raise_groups_truncate' and argument <> ''
    loop
      perform raise_group(part);
    end loop;
  end loop;
end $$`;
