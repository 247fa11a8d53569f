import path from 'node:path'
import { fieldNames, reportFields } from '@bichar/contract/rules/reportFields.ts'
import { expect, test } from 'vitest'

/** The order in which `documents_of_posts` reads the weights. */
const weights = ['A', 'B', 'D']

/** SQL for all texts of one weight as one, in which no word of one field touches a word of the next. */
function textsOf(weight: string): string {
  const rules = fieldNames.map((field) => reportFields[field])
  const columns = rules.flatMap((rule) =>
    'searchWeight' in rule && rule.searchWeight === weight ? [`p.${rule.column}`] : [],
  )
  return `concat_ws(' . ', ${columns.join(', ')})`
}

const printed = `-- Printed from contract/src/rules/reportFields.ts by npx vitest run server/src/posts/indexedTexts --update
-- The texts of a report in which the search finds words: those of weight A, of B and of D.
create or replace function indexed_texts(p posts) returns text[] language sql stable as $$
  select array[
    ${weights.map(textsOf).join(',\n    ')}]
$$;
`

test('the search looks into the fields that have a weight', async () => {
  await expect(printed).toMatchFileSnapshot(path.resolve(import.meta.dirname, 'functions.sql'))
})
