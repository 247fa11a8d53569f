import { sql } from 'kysely'
import {
  ArrayExpressionNode,
  type ColumnMetadata,
  type ExpressionNode,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  JsonColumnTypeNode,
  PostgresDialect,
  type Scalars,
  UnionExpressionNode,
} from 'kysely-codegen'
import type { Db } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'

const own = './columnTypes.ts'
const rules = (file: string) => `@bichar/contract/rules/${file}.ts`

/** What columns hold where the catalogue does not know it: a type, and the file that declares it. */
const held: Readonly<Record<string, readonly [type: string, file: string]>> = {
  'approved_versions.fields': ['FieldColumns', own],
  'audit_log.action': ['AuditAction', rules('auditActions')],
  'audit_log.detail': ['AuditDetail', own],
  'audit_log.subject_kind': ['AuditSubject', rules('auditActions')],
  'blogs.category': ['BlogCategory', rules('blogCategories')],
  'desk_claims.kind': ['DeskKind', rules('desk')],
  'desk_decisions.action': ['DeskAction', rules('desk')],
  'desk_decisions.kind': ['DeskKind', rules('desk')],
  'flags.kind': ['FlagKind', rules('flagReasons')],
  'notifications.data': ['StoredData', own],
  'notifications.kind': ['NotificationKind', '@bichar/contract/notifications.ts'],
  'place_counts.kind': ['CountedKind', own],
  'post_counts.case_steps': ['CaseSteps', own],
  'posts.kinds': ['CrimeType', rules('crimeTypes')],
  'suspect_revisions.changes': ['Changes', own],
  'suspects.crime_types': ['CrimeType', rules('crimeTypes')],
}

/** What kysely-codegen does not read from the catalogue. */
interface Known {
  column: string
  isComputed: boolean
  /** The texts of `check (column in (...))`. */
  texts: string[] | null
}

const findKnown = (db: Db): Promise<Known[]> =>
  rowsOf<Known>(
    db,
    sql`
      select c.relname || '.' || a.attname as column, a.attgenerated = 's' as "isComputed",
        (select array(select replace(t[1], '''''', '''') from regexp_matches(l.texts, '''((?:[^'']|'''')*)''::text', 'g') t)
          from pg_constraint o, substring(pg_get_constraintdef(o.oid) from '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$') l (texts)
          where o.conrelid = c.oid and o.conkey = array[a.attnum] and l.texts is not null) as texts
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
  )

/**
 * The type of a column that kysely-codegen alone would print otherwise. It would read types as text with an interface of the compiler
 * that TypeScript 7 does not have, so they are its nodes.
 */
function typeOf(column: ColumnMetadata, one: ExpressionNode, isComputed: boolean): ExpressionNode {
  const { dataType, isArray, isNullable, hasDefaultValue } = column
  // kysely-codegen would write `| null` behind it, where Kysely does not look into a column's type.
  column.isNullable = false
  const some = isArray ? new ArrayExpressionNode(one) : one
  const value = isNullable ? new UnionExpressionNode([some, new IdentifierNode('null')]) : some
  const stored = dataType === 'jsonb' ? new JsonColumnTypeNode(value) : value
  if (isComputed) return new GenericExpressionNode('GeneratedAlways', [stored])
  return hasDefaultValue ? new GenericExpressionNode('Generated', [stored]) : stored
}

/**
 * The types of the rows of all tables, for Kysely. A date is text: the driver would make of it an instant in the time zone of the
 * process, so stores select it as text.
 */
export async function printRowTypes(db: Db): Promise<string> {
  const dialect = new PostgresDialect({ dateParser: 'string' })
  const scalars: Scalars = dialect.adapter.scalars
  scalars.timestamptz = new IdentifierNode('Date')
  scalars.int8 = new IdentifierNode('string')
  const known = new Map((await findKnown(db)).map((each) => [each.column, each]))
  const columns: Record<string, ExpressionNode> = {}

  const describe = (name: string, column: ColumnMetadata) => {
    const { texts = null, isComputed = false } = known.get(name) ?? {}
    column.enumValues = texts
    const [type] = held[name] ?? []
    const one = type ? new IdentifierNode(type) : scalars[column.dataType]
    if (one && (type || isComputed)) columns[name] = typeOf(column, one, isComputed)
  }
  return generate({
    db,
    dialect,
    outFile: null,
    includePattern: 'public.*',
    customImports: { GeneratedAlways: 'kysely', ...Object.fromEntries(Object.values(held)) },
    overrides: { columns },
    async postprocess({ metadata }) {
      metadata.tables = metadata.tables.filter(({ isView }) => !isView)
      for (const table of metadata.tables) {
        // Triggers write it, and only shuffling reads it.
        table.columns = table.columns.filter(({ name }) => name !== 'unshuffled')
        for (const column of table.columns) describe(`${table.name}.${column.name}`, column)
      }
      const missing = Object.keys(held).filter((name) => !(name in columns))
      if (missing.length > 0) throw new Error(`there is no column ${missing.join(', ')}`)
      return metadata
    },
  })
}
