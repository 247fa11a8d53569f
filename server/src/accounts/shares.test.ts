import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { describe, expect, test } from 'vitest'
import type { TrustLevel } from './caller.ts'
import { codeBudgets } from './codeBudgets.ts'
import type { Counting } from './counting.ts'
import { passwordBudgets } from './passwordBudgets.ts'

const [minute, hour, day, week] = [60, 3_600, 86_400, 604_800]

/** What is counted, for whom, and the error code of the refusal. The counting itself is tested against the database. */
interface Share {
  refusal: ErrorCode
  windows: (readonly [times: number, seconds: number])[]
  whose: string[]
}
type BudgetShare = readonly [{ refusal: ErrorCode; windows: Share['windows'] }, ...string[]]

/** Records what would be counted. */
function listing() {
  const listed: { consumed: Share[]; givenBack: Share[]; cleared: Share[] } = {
    consumed: [],
    givenBack: [],
    cleared: [],
  }
  const names = new Set<string>()
  const share = ([{ refusal, windows }, ...whose]: BudgetShare): Share => ({ refusal, windows, whose })
  const counting = {
    budget: (name: string, refusal: ErrorCode, ...windows: Share['windows']) => {
      expect(names, 'two budgets under one name would be one').not.toContain(name)
      expect(name).not.toBe('')
      names.add(name)
      return { name, refusal, windows }
    },
    consume: async (shares: BudgetShare[]) => void listed.consumed.push(...shares.map(share)),
    giveBack: async (shares: BudgetShare[]) => void listed.givenBack.push(...shares.map(share)),
    clear: async (one: BudgetShare) => void listed.cleared.push(share(one)),
    usedPart: async (one: BudgetShare) => share(one).windows[0]?.[0],
  }
  return { ...listed, counting: counting as unknown as Counting }
}

const caller = { phone: '8801712345678', deviceId: 'dev_1', network: '2001:db8:0:1::/64' }
const { phone, deviceId, network } = caller
const site = '2001:db8:0::/48'

describe('a code that is sent', () => {
  const sentTo = async (trust: TrustLevel, perHour = 1_000) => {
    const { consumed, counting } = listing()
    await codeBudgets(counting, { SMS_PER_HOUR: perHour, SMS_PER_DAY: 5_000 }).consume(
      caller,
      trust,
      async () => ({ id: 'signature' }),
    )
    return consumed
  }
  const everywhere = { refusal: 'codes_unavailable', windows: [[1_000, hour]], whose: ['all'] }

  test('to a device that the account knows is counted for that device, and touches no share of strangers', async () => {
    expect(await sentTo('verified')).toEqual([
      { refusal: 'too_many_codes', windows: [[5, hour]], whose: [phone, deviceId] },
      everywhere,
    ])
  })

  test('after the right password is counted for the number, fewer the longer it goes on', async () => {
    expect(await sentTo('proved')).toEqual([
      { refusal: 'too_many_codes', windows: [[5, hour]], whose: [phone, deviceId] },
      {
        refusal: 'too_many_codes',
        windows: [
          [10, hour],
          [20, day],
          [60, week],
        ],
        whose: [phone],
      },
      everywhere,
    ])
  })

  test('to a stranger is counted for the device, the number, where they are, the range, all strangers and everybody', async () => {
    expect(await sentTo('stranger')).toEqual([
      // The budgets of this test are always used up.
      { refusal: 'proof_wrong', windows: [[1, 40 * minute]], whose: ['signature'] },
      { refusal: 'too_many_codes', windows: [[5, hour]], whose: [phone, deviceId] },
      {
        refusal: 'too_many_codes',
        windows: [
          [5, hour],
          [10, day],
        ],
        whose: [phone, site],
      },
      {
        refusal: 'too_many_codes',
        windows: [
          [20, hour],
          [40, day],
          [120, week],
        ],
        whose: [phone],
      },
      {
        refusal: 'too_many_from_network',
        windows: [
          [60, 5 * minute],
          [200, hour],
        ],
        whose: [network],
      },
      {
        refusal: 'too_many_from_network',
        windows: [
          [240, 5 * minute],
          [800, hour],
        ],
        whose: [site],
      },
      { refusal: 'codes_unavailable', windows: [[100, hour]], whose: ['8801712'] },
      { refusal: 'codes_unavailable', windows: [[800, hour]], whose: ['all'] },
      { refusal: 'codes_unavailable', windows: [[5_000, day]], whose: ['all'] },
      everywhere,
    ])
  })

  test('by a small server may go into one range twenty times, and to strangers four times of five', async () => {
    const windows = (await sentTo('stranger', 99)).slice(-4).map((share) => share.windows)
    expect(windows).toEqual([[[20, hour]], [[80, hour]], [[5_000, day]], [[99, hour]]])
    expect((await sentTo('stranger', 259)).at(-4)?.windows).toEqual([[25, hour]])
  })

  test('and entered is given back to where they are, never to the number, the range or the server', async () => {
    const { givenBack, counting } = listing()
    await codeBudgets(counting, { SMS_PER_HOUR: 1_000, SMS_PER_DAY: 5_000 }).giveBack(caller)
    expect(givenBack.map(({ whose }) => whose)).toEqual([[network], [site]])
  })

  test('is seen by the operator among all messages, and among those of strangers', async () => {
    const { counting } = listing()
    const { usedPart } = codeBudgets(counting, { SMS_PER_HOUR: 1_000, SMS_PER_DAY: 5_000 })
    expect([await usedPart('all'), await usedPart('strangers'), await usedPart('strangersOfDay')]).toEqual([
      1_000, 800, 5_000,
    ])
  })
})

describe('a guess at a code', () => {
  test.each([
    ['verified', [phone, deviceId]],
    ['proved', [phone]],
    ['stranger', [phone]],
  ] as const)('of somebody %s is counted, fewer the longer it goes on', async (trust, whose) => {
    const { consumed, counting } = listing()
    await codeBudgets(counting, { SMS_PER_HOUR: 1_000, SMS_PER_DAY: 5_000 }).consumeGuess(caller, trust)
    const windows = [
      [20, hour],
      [40, day],
      [100, week],
    ]
    expect(consumed).toEqual([{ refusal: 'too_many_guesses', windows, whose }])
  })
})

describe('a password that is tried', () => {
  const known = { isVerified: true, phone, deviceId } as const
  const stranger = { isVerified: false, ...caller } as const
  const ofDevice = { refusal: 'too_many_logins', windows: [[10, 15 * minute]], whose: [phone, deviceId] }
  const fromThere = [
    { refusal: 'too_many_from_network', windows: [[60, 10 * minute]], whose: [network] },
    { refusal: 'too_many_from_network', windows: [[240, 10 * minute]], whose: [site] },
  ]
  const shared = [
    { refusal: 'too_many_logins', windows: [[20, hour]], whose: [phone, site] },
    {
      refusal: 'too_many_logins',
      windows: [
        [50, hour],
        [200, day],
      ],
      whose: [phone],
    },
    ...fromThere,
  ]

  test('on a device that the account knows is counted for that device alone', async () => {
    const { consumed, counting } = listing()
    await passwordBudgets(counting).consumeTry(known)
    expect(consumed).toEqual([
      ofDevice,
      { refusal: 'too_many_logins', windows: [[30, 15 * minute]], whose: [phone, deviceId] },
    ])
  })

  test('by a stranger is counted for the device, the number from their site, the number, and where they are', async () => {
    const { consumed, counting } = listing()
    await passwordBudgets(counting).consumeTry(stranger)
    expect(consumed).toEqual([ofDevice, ...shared])
  })

  test('and right is forgotten for the device, and this one given back of what a stranger shares with others', async () => {
    const { cleared, givenBack, counting } = listing()
    await passwordBudgets(counting).giveBackTry(stranger)
    expect(cleared).toEqual([ofDevice])
    expect(givenBack).toEqual(shared)
  })

  test('and right on a device that the account knows still counts as work for the processor', async () => {
    const { cleared, givenBack, counting } = listing()
    await passwordBudgets(counting).giveBackTry(known)
    expect(cleared).toEqual([ofDevice])
    expect(givenBack).toEqual([])
  })

  test('before it is known whose it is counts for where it comes from, until it proves right', async () => {
    const { consumed, givenBack, counting } = listing()
    const { consumeHash, giveBackHash } = passwordBudgets(counting)
    await consumeHash(caller)
    expect(consumed).toEqual(fromThere)
    await giveBackHash(caller)
    expect(givenBack).toEqual(fromThere)
  })
})
