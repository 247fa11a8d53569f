import { nameOfMinor } from '@bichar/contract/rules/suspectVisibility.ts'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { makeFlagged } from '../test/make.ts'
import { people } from '../test/people.ts'
import { renderWith } from '../test/renderWith.tsx'
import { AuditLine } from './audit/AuditLine.tsx'
import { FlaggedCard } from './flags/FlaggedCard.tsx'
import { PausedThingLink } from './sanctions/PausedThingLink.tsx'

const _id = 'suspect'
const title = nameOfMinor

test.each<[string, ReactNode]>([
  ['something flagged', <FlaggedCard key="" thing={makeFlagged({ kind: 'suspect', _id, title })} />],
  [
    'a line of the log',
    <AuditLine
      key=""
      entry={{
        _id: 'entry',
        action: 'suspect.edit',
        at: '2026-05-01T06:00:00.000Z',
        by: { _id: people.admin._id, name: people.admin.name },
        subject: { kind: 'suspect', _id, title, postId: null, exists: true },
        detail: {},
      }}
    />,
  ],
  ['a pause', <PausedThingLink key="" thing={{ kind: 'suspect', _id, postId: null, title }} />],
])('%s says in Bengali that a person is under 18', async (_what, thing) => {
  const screen = await renderWith(thing, { session: people.admin, language: 'bn' })
  await expect.element(screen.getByRole('link', { name: /১৮ বছরের কম/ })).toBeVisible()
})
