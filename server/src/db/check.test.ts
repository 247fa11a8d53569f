import { expect, test } from 'vitest'
import { makeDatabase } from '../test/database.ts'
import { checkEncoding, checkLocale } from './check.ts'
import { openDatabase } from './db.ts'
import { migrate } from './migrate.ts'

async function check(how?: string): Promise<void> {
  const made = await makeDatabase(how)
  const database = openDatabase({ connectionString: made.url }, { onError: () => undefined })
  try {
    await checkEncoding(database.kysely)
    await migrate(database.kysely)
    await checkLocale(database.kysely)
  } finally {
    await database.close()
    await made.drop()
  }
}

test('our own database keeps Bengali and finds words in it', async () => {
  await check()
})

test('a database in UTF-8 with a locale of the machine that knows letters will do', async () => {
  await check("template template0 encoding 'UTF8' locale_provider libc locale 'C.UTF-8'")
})

test('a database that does not keep UTF-8 is refused', async () => {
  await expect(
    check("template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'"),
  ).rejects.toThrow('The database has the encoding SQL_ASCII; UTF8 is required')
})

test('a database in whose locale Bengali letters are no letters is refused', async () => {
  await expect(check("template template0 encoding 'UTF8' locale_provider libc locale 'C'")).rejects.toThrow(
    /^The locale of the database \(C C\) does not treat Bengali letters as letters/,
  )
})
