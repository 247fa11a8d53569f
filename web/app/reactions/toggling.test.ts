import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Reaction } from './queuedReaction.ts'
import { type ReactionEffects, reactionToggling } from './toggling.ts'

/** A fake server that toggles one person's reaction when the test lets a call complete, and the screen that shows it. */
function setting({ others = 3, hasReacted = false } = {}) {
  const server = { hasReacted, others }
  const waiting: { answer(): void; refuse(error: Error): void }[] = []
  const seen = { shown: state(), calls: 0, failures: [] as unknown[], kept: [] as boolean[], readAgain: 0 }
  const device = { keeps: true }
  function state(): Reaction {
    return { hasReacted: server.hasReacted, reactionCount: server.others + Number(server.hasReacted) }
  }
  const effects: ReactionEffects = {
    toggle: () =>
      new Promise((resolve, reject) => {
        seen.calls += 1
        waiting.push({
          answer() {
            server.hasReacted = !server.hasReacted
            resolve(state())
          },
          refuse: reject,
        })
      }),
    show: (reaction) => {
      seen.shown = reaction
    },
    onFailure: (error) => seen.failures.push(error),
    keep: (error, wanted) => {
      if ((error as Error).message !== 'no answer') return undefined
      seen.kept.push(wanted)
      return Promise.resolve(device.keeps)
    },
    readAgain: () => {
      seen.readAgain += 1
      seen.shown = toggling.withPending('post', state())
    },
  }
  const toggling = reactionToggling()
  return {
    server,
    device,
    seen,
    state,
    press: () => void toggling.press('post', seen.shown, effects),
    hear: (reactionCount: number) => {
      seen.shown = toggling.withPending('post', { ...seen.shown, reactionCount })
    },
    /** Completes the oldest pending call. */
    async end(refusal?: Error) {
      const call = waiting.shift()
      if (refusal) call?.refuse(refusal)
      else call?.answer()
      await new Promise((resolve) => setImmediate(resolve))
    },
    waiting,
  }
}

describe('pressing the reaction', () => {
  it('that gets no answer is kept as it was wanted last, and nothing is said to have failed', async () => {
    const { press, end, seen } = setting()
    press()
    press()
    press()
    await end(new Error('no answer'))
    expect(seen).toMatchObject({ kept: [true], failures: [], readAgain: 0, calls: 1 })
    expect(seen.shown).toEqual({ hasReacted: false, reactionCount: 3 })
  })

  it('that the device does not keep has failed', async () => {
    const { press, end, seen, device } = setting()
    device.keeps = false
    press()
    await end(new Error('no answer'))
    expect(seen).toMatchObject({ kept: [true], readAgain: 1 })
    expect(seen.failures).toHaveLength(1)
  })

  // Shows spec 4.21.
  it('shows at once, before the server has said anything', () => {
    const { press, seen } = setting()
    press()
    expect(seen.shown).toEqual({ hasReacted: true, reactionCount: 4 })
  })

  // Shows spec 4.21.
  it('shows what the server counts once it has answered', async () => {
    const { press, seen, server, end } = setting()
    press()
    server.others = 9
    await end()
    expect(seen.shown).toEqual({ hasReacted: true, reactionCount: 10 })
  })

  // Shows spec 4.21.
  it('is undone when the server refuses', async () => {
    const { press, seen, end } = setting({ hasReacted: true })
    const refusal = new Error('too often')
    press()
    expect(seen.shown.reactionCount).toBe(3)
    await end(refusal)
    expect(seen.shown).toEqual({ hasReacted: true, reactionCount: 4 })
    expect(seen.failures).toEqual([refusal])
    expect(seen.readAgain).toBe(1)
  })

  it('sends no second call while the first is on its way', () => {
    const { press, seen } = setting()
    press()
    press()
    press()
    expect(seen.calls).toBe(1)
    expect(seen.shown.hasReacted).toBe(true)
  })

  it('takes back what was pressed twice', async () => {
    const { press, seen, server, end, waiting } = setting()
    press()
    press()
    expect(seen.shown).toEqual({ hasReacted: false, reactionCount: 3 })
    await end()
    await end()
    expect(server.hasReacted).toBe(false)
    expect(seen.shown).toEqual({ hasReacted: false, reactionCount: 3 })
    expect(waiting).toEqual([])
  })

  it('ends with the server and the screen agreeing, however it is pressed, answered and refused', async () => {
    const step = fc.constantFrom('press', 'answer', 'refuse', 'other')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.boolean(), async (steps, hasReacted) => {
        const { press, seen, server, state, end, waiting, hear } = setting({ hasReacted })
        for (const each of steps) {
          if (each === 'press') press()
          else if (each === 'answer') await end()
          else if (each === 'refuse') await end(new Error('refused'))
          else {
            server.others += 1
            hear(state().reactionCount)
          }
        }
        while (waiting.length > 0) await end()
        expect(seen.shown).toEqual(state())
      }),
    )
  })
})

describe('what others do meanwhile', () => {
  it('does not undo what is shown of a press that is on its way', () => {
    const { press, hear, seen } = setting()
    press()
    hear(3)
    expect(seen.shown).toEqual({ hasReacted: true, reactionCount: 4 })
  })

  it('is read again when it differs from what the server answered', async () => {
    const { press, hear, seen, end } = setting()
    press()
    hear(5)
    await end()
    expect(seen.readAgain).toBe(1)
  })

  it('is shown as it is told when nothing is on its way', () => {
    const { hear, seen } = setting()
    hear(8)
    expect(seen.shown).toEqual({ hasReacted: false, reactionCount: 8 })
  })
})
