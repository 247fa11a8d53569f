import { errors } from '@bichar/contract/rules/errors.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makePost } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { textOf } from './form/report.ts'
import { sendReport } from './mutations.ts'

test('a report that was changed after an attempt whose answer was lost changes the post of that attempt', async () => {
  const arrived = makePost({ title: 'Gate broken', can: { ...makePost().can, edit: true } })
  const titles: unknown[] = []
  await renderWith(null, {
    session: people.member,
    calls: {
      'POST /posts': () => {
        const [status, message] = errors.key_reused
        throw Response.json(
          { success: false, code: 'key_reused', message, createdId: arrived._id },
          { status },
        )
      },
      'GET /posts/:id': ({ params }) => {
        expect(params.id).toBe(arrived._id)
        return { success: true, post: arrived }
      },
      'PUT /posts/:id': ({ params, form }) => {
        expect(params.id).toBe(arrived._id)
        titles.push(form.title)
        return { success: true, message: 'Changed', post: { ...arrived, title: form.title } }
      },
    },
  })
  const report = { key: 'key', text: { ...textOf(arrived), title: 'Gate forced' }, suspects: [], files: [] }
  const { post } = await sendReport(new QueryClient(), report, {})
  expect([post.title, titles]).toEqual(['Gate forced', ['Gate forced']])
})
