import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ColumnMetadata } from 'kysely'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { openDatabase } from '../db/db.ts'
import { fieldColumns } from '../posts/fields.ts'
import { makeDatabase } from './database.ts'

// The compiler trusts the row types in tables.ts; only the migrated database knows whether they are right.

interface Column {
  kind: string
  nullable: boolean
  /** Whether an insert may omit the column. */
  optional: boolean
}
type Described = Record<string, Column>

type Node = ReturnType<typeof parseAst>['body'][number]
type Members = { key: { name: string }; typeAnnotation: { typeAnnotation: Type } }[]
interface Type {
  type: string
  members?: Members
  types?: Type[]
  typeName?: { name: string }
  typeArguments?: { params: Type[] } | null
}

const keywords: Record<string, string> = {
  TSStringKeyword: 'text',
  TSLiteralType: 'text',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSArrayType: 'array',
}
const references: Record<string, string> = { Date: 'time', Buffer: 'bytes', JSONColumnType: 'json' }

function columnOf(written: Type): Column {
  const { type, types = [], typeName, typeArguments } = written
  if (type === 'TSUnionType') {
    const [one, ...others] = types.filter((each) => each.type !== 'TSNullKeyword').map(columnOf)
    if (!one || others.some(({ kind }) => kind !== one.kind)) throw new Error('a union of several kinds')
    const nullable = types.length > others.length + 1
    return { ...one, nullable, optional: nullable }
  }
  const [first, inserted] = typeArguments?.params ?? []
  if (first && typeName?.name.startsWith('Generated')) return { ...columnOf(first), optional: true }
  // Each of the product's own types is a union of strings.
  const kind = keywords[type] ?? references[typeName?.name ?? ''] ?? 'text'
  return { kind, nullable: false, optional: isLeftOut(inserted) }
}

const isLeftOut = (inserted: Type | undefined): boolean =>
  inserted?.types?.some(({ type }) => type === 'TSUndefinedKeyword') ?? false

/** The columns of a report's texts are the only ones that are described by a list instead of an interface. */
const listed: Described = {
  ...Object.fromEntries(
    fieldColumns.map((name) => [name, { kind: 'text', nullable: false, optional: false }]),
  ),
  kinds: { kind: 'array', nullable: false, optional: true },
}

function columnsOf({ type, types = [], members = [], typeName }: Type): Described {
  if (type === 'TSIntersectionType') return Object.assign({}, ...types.map(columnsOf))
  if (typeName?.name === 'FieldColumns') return listed
  return Object.fromEntries(
    members.map(({ key, typeAnnotation }) => [key.name, columnOf(typeAnnotation.typeAnnotation)]),
  )
}

/** The tables that a file describes, each with its columns. */
function tablesIn(file: string): [string, Described][] {
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'ts' })
  const interfaces = body.flatMap((node: Node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'TSInterfaceDeclaration'
      ? [node.declaration]
      : [],
  )
  return interfaces
    .filter(({ id }) => id.name.endsWith('Tables'))
    .flatMap(({ body: tables }) => tables.body as unknown as Members)
    .map(({ key, typeAnnotation }) => [key.name, columnsOf(typeAnnotation.typeAnnotation)])
}

const kinds: Record<string, string> = {
  ...{ bool: 'boolean', bytea: 'bytes', jsonb: 'json', timestamptz: 'time' },
  ...{ int2: 'number', int4: 'number', float4: 'number', float8: 'number' },
}
const kindOf = (type: string) => (type.startsWith('_') ? 'array' : (kinds[type] ?? 'text'))

async function tablesThatAre(): Promise<Record<string, Described>> {
  const { url, drop } = await makeDatabase()
  const { kysely, close } = openDatabase({ connectionString: url }, { onError: () => undefined })
  const tables = await kysely.introspection.getTables()
  await close()
  await drop()
  const column = ({
    dataType,
    isNullable: nullable,
    hasDefaultValue,
    isAutoIncrementing,
  }: ColumnMetadata) => {
    return { kind: kindOf(dataType), nullable, optional: nullable || hasDefaultValue || isAutoIncrementing }
  }
  return Object.fromEntries(
    tables.map(({ name, columns }) => [
      name,
      Object.fromEntries(columns.map((each) => [each.name, column(each)])),
    ]),
  )
}

test('what the code says of rows is so in the migrated database', async () => {
  const described = globSync(path.join(import.meta.dirname, '../*/tables.ts')).flatMap(tablesIn)
  expect(described.length).toBeGreaterThan(30)
  const found = await tablesThatAre()
  const wrong = described.flatMap(([table, columns]) => {
    const inDatabase = found[table] ?? {}
    const names = new Set([...Object.keys(columns), ...Object.keys(inDatabase)])
    return [...names].flatMap((name) => {
      const [said, is] = [columns[name], inDatabase[name]]
      // Columns that only hand-written SQL reads, such as those of the search, need no description if inserts may omit them.
      const agrees = said
        ? is?.kind === said.kind && is.nullable === said.nullable && (is.optional || !said.optional)
        : is?.optional
      return agrees ? [] : [{ column: `${table}.${name}`, said, is }]
    })
  })
  expect(wrong).toEqual([])
})
