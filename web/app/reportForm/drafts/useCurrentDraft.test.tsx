import { useNavigate } from 'react-router'
import { expect, test } from 'vitest'
import { renderWith } from '../../test/renderWith.tsx'
import { emptyReport } from '../form/report.ts'
import type { StepPlace } from '../form/steps.ts'
import { type Draft, newDraft } from './draft.ts'
import { useCurrentDraft } from './useCurrentDraft.ts'

const draft = (id: string, changes: Partial<Draft> = {}): Draft => ({
  ...newDraft(),
  id,
  text: { ...emptyReport, title: id },
  ...changes,
})
const waitingSince = new Date()
const refusal = { status: 400, code: 'validation', message: '', fields: {} }
const stepOf = (id: string): StepPlace => ({ draft: id, step: 'proof', depth: 2 })

/** The page of a new report: what is on it, and a way to another entry of its history. */
function Page({ drafts, state }: { drafts: readonly Draft[]; state: unknown }) {
  const current = useCurrentDraft(drafts)
  const navigate = useNavigate()
  const isKept = current && current !== 'list' && drafts.includes(current)
  return (
    <>
      <p>{current === 'list' ? 'The list' : isKept ? current.id : 'A new one'}</p>
      <button type="button" onClick={() => void navigate('/newreport', { state })}>
        Go
      </button>
    </>
  )
}

test.each<[string, Draft[], unknown, string]>([
  ['one that was begun', [draft('begun'), draft('other')], stepOf('begun'), 'begun'],
  [
    'one that waits to be sent',
    [draft('waits', { waitingSince }), draft('other')],
    stepOf('waits'),
    'The list',
  ],
  ['one that was refused', [draft('refused', { refusal }), draft('other')], stepOf('refused'), 'The list'],
  ['one that was sent', [draft('one'), draft('other')], stepOf('sent'), 'The list'],
  ['the only one, which waits to be sent', [draft('waits', { waitingSince })], stepOf('waits'), 'The list'],
  ['nothing that is known', [draft('one'), draft('other')], { draft: 'one' }, 'The list'],
])(
  'an entry of the history that is a step of %s opens it only where nothing is sent by itself',
  async (_what, drafts, state, shown) => {
    const screen = await renderWith(<Page drafts={drafts} state={state} />, { route: '/newreport?draft=new' })
    await expect.element(screen.getByText('A new one')).toBeVisible()
    await screen.getByRole('button', { name: 'Go' }).click()
    await expect.element(screen.getByText(shown, { exact: true })).toBeVisible()
  },
)

test.each<[string, Draft[], string]>([
  ['/newreport?draft=waits', [draft('waits', { waitingSince }), draft('other')], 'waits'],
  ['/newreport?draft=other', [draft('waits', { waitingSince }), draft('other')], 'other'],
  ['/newreport', [draft('one')], 'one'],
  ['/newreport', [draft('one'), draft('other')], 'The list'],
  ['/newreport', [], 'A new one'],
])('%s with %o opens %s', async (route, drafts, shown) => {
  const screen = await renderWith(<Page drafts={drafts} state={null} />, { route })
  await expect.element(screen.getByText(shown, { exact: true })).toBeVisible()
})
