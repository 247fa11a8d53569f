import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'

interface TableText {
  name: string
  kind: string
  lines: string[]
  indexes: string[]
  comments: string[]
}

/**
 * The tables of the schema `public` as SQL: columns, constraints, indexes and comments, each sorted by name so that the order of
 * migrations does not show. Functions, triggers and views stand in `<module>/functions.sql`.
 */
export async function printSchema(db: Db): Promise<string> {
  const tables = await rowsOf<TableText>(
    db,
    sql`
      select c.relname as name, case c.relpersistence when 'u' then 'unlogged table' else 'table' end as kind,
        array(
          select format('%I %s%s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
            case when a.attcollation not in (0, t.typcollation) then
              (select format(' collate %I', l.collname) from pg_collation l where l.oid = a.attcollation) else '' end,
            case when a.attnotnull then ' not null' else '' end,
            case when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
              when a.attidentity <> '' then ' generated as identity'
              when d.adbin is not null then format(' default %s', pg_get_expr(d.adbin, d.adrelid)) else '' end)
          from pg_attribute a join pg_type t on t.oid = a.atttypid
            left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped order by a.attname
        ) || array(
          select format('constraint %I %s', o.conname, pg_get_constraintdef(o.oid)) from pg_constraint o
          where o.conrelid = c.oid and o.contype not in ('n', 't') order by o.conname
        ) as lines,
        array(
          select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class n on n.oid = i.indexrelid
          where i.indrelid = c.oid and not exists (select from pg_constraint o where o.conindid = i.indexrelid)
          order by n.relname
        ) as indexes,
        array(
          select case when d.objsubid = 0 then format('comment on table %I is %L', c.relname, d.description)
            else format('comment on column %I.%I is %L', c.relname, a.attname, d.description) end
          from pg_description d left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid
          where d.classoid = 'pg_class'::regclass and d.objoid = c.oid order by d.objsubid > 0, a.attname
        ) as comments
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname not like 'kysely%'
      order by c.relname`,
  )
  return tables.map(textOf).join('\n')
}

const textOf = ({ name, kind, lines, indexes, comments }: TableText): string =>
  [
    `create ${kind} ${name} (`,
    lines.map((line) => `  ${line}`).join(',\n'),
    ');',
    ...indexes.map((index) => `${index.replace(/^CREATE (UNIQUE )?INDEX (\S+) ON public\./, shortIndex)};`),
    ...comments.map((comment) => `${comment};`),
    '',
  ].join('\n')

const shortIndex = (_all: string, unique: string | undefined, name: string) =>
  `create ${unique ? 'unique ' : ''}index ${name} on `
