import { wordsOf } from '@bichar/contract/rules/search/words.ts'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import divisions from '../places/bangladesh.json' with { type: 'json' }
import { makeDatabase, type TestDatabase } from '../test/database.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await makeDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

async function value<Value>(text: string, values: unknown[]): Promise<Value> {
  const { rows } = await client.query(`select ${text} as value`, values)
  return rows[0].value
}

describe('the words of a text are those of a query', () => {
  const words = async (text: string) => [...new Set(await value<string[]>('words_in($1)', [text]))]

  test.each([
    "Abul O'Neil-Khan, ২১ বছর; মোঃ (৩)",
    '\u09a1\u09bc\u09dc য\u09bcয়',
    'র\u200d্যাব অ\u200cক',
    '\u09c7\u200d\u09be',
    '“Quoted” – text…\u00a0and।more॥\u3000end',
  ])('%s', async (text) => {
    expect(await words(text)).toEqual(wordsOf(text, 100))
  })

  test('whatever is written', async () => {
    const letters = [...'aZé০৯5 .-–।\n\u200d\u00a0\ufeffকখড়য়\u09bcািে্ংঁ\'"\\#*:&|()']
    const text = fc.array(fc.constantFrom(...letters), { maxLength: 60 }).map((list) => list.join(''))
    await fc.assert(
      fc.asyncProperty(text, async (written) => {
        expect(await words(written)).toEqual(wordsOf(written, 100))
      }),
      { numRuns: 300 },
    )
  })
})

describe('a place in words', () => {
  test.each([
    ['Savar, Dhaka', ['#d:Dhaka', '#u:Dhaka/Savar']],
    ["Teknaf, Cox's Bazar, Chattogram", ["#d:Cox's Bazar", "#u:Cox's Bazar/Teknaf"]],
    ['খুলনায়', ['#d:Khulna']],
    ['ঢাকার মিরপুরে', ['#d:Dhaka', '#u:Dhaka/Mirpur']],
    ['Mirpur', ['#d:Dhaka', '#d:Kushtia', '#u:Dhaka/Mirpur', '#u:Kushtia/Mirpur']],
    ['Faridpur', ['#d:Faridpur']],
    ['Faridpur, Pabna', ['#d:Pabna', '#u:Pabna/Faridpur']],
    ['Satkhira, Khulna', ['#d:Satkhira']],
    ['near Jessore town', ['#d:Jashore']],
    ['Karachi', []],
    ['', []],
  ])('%s names %j', async (location, facets) => {
    expect((await value<string[]>('place_facets($1)', [location])).toSorted()).toEqual(facets)
  })

  test('may be any of the table, in both scripts', async () => {
    const spelled = divisions.flatMap(({ en: division, districts }) =>
      districts.flatMap(({ places, ...district }) => [
        ...[district.en, district.bn].map((name) => [name, district.en, '', division]),
        ...places.flatMap((place) =>
          [place.en, place.bn].map((name) => [name, district.en, place.en, division]),
        ),
      ]),
    )
    const { rows } = await client.query('select name, district, upazila, division from place_spellings')
    const known = new Set(rows.map((row) => JSON.stringify(Object.values(row))))
    const missing = spelled.filter(
      ([name = '', ...rest]) => !known.has(JSON.stringify([wordsOf(name, 20).join(' '), ...rest])),
    )
    expect(missing).toEqual([])
  })
})
