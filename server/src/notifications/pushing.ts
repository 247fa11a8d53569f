import { nameIn } from '@bichar/contract/rules/appName.ts'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { transact } from '../db/transaction.ts'
import { job } from '../jobs/jobs.ts'
import type { Delivery } from '../outside/pushAnswer.ts'
import { deleteTokens } from '../pushTokens/store.ts'
import { devicesOf, type PushDevice, pushableDevices } from './feed.ts'
import { pushMessage } from './pushTexts.ts'
import type { NotificationRow } from './row.ts'
import { isWithheld, mayRevealAuthorship, unreadForAll } from './sessionVisibility.ts'
import { findNotification } from './store.ts'

/** Finds the devices of a notification's recipients, after a given one if `after` is set. */
export const pushNotification = job({
  name: 'notifications.push',
  payload: z.object({ notificationId: z.string(), after: z.string().optional() }),
  tries: 5,
})

/** Sends a notification to a few devices. Those that cannot be reached go into a new job, so that no other device gets it twice. */
export const pushToDevices = job({
  name: 'notifications.push-devices',
  payload: z.object({
    notificationId: z.string(),
    deviceIds: z.array(z.string()),
    attempt: z.int().default(1),
  }),
  tries: 5,
  atOnce: 5,
})

const foundAtOnce = 200
const sentAtOnce = 20
const maxAttempts = 6
/** Seconds before the first retry; each further pause is four times as long. */
const firstPause = 30
/** In seconds: after a day the notification is no longer news. */
const maxPause = 24 * 60 * 60

export async function findDevices(
  { kysely, jobs, authorship }: Pick<Deps, 'kysely' | 'jobs' | 'authorship'>,
  { notificationId, after }: z.output<typeof pushNotification.payload>,
): Promise<void> {
  const row = await findNotification({ authorship }, kysely, notificationId)
  const ids = row ? await devicesOf(kysely, row, after, foundAtOnce) : []
  if (!row || ids.length === 0 || (await isWithheld(kysely, addresseeOf(row)))) return
  await transact(kysely, async (tx) => {
    for (let start = 0; start < ids.length; start += sentAtOnce) {
      const deviceIds = ids.slice(start, start + sentAtOnce)
      await jobs.ask(tx, pushToDevices, { notificationId, deviceIds })
    }
    const last = ids.at(-1)
    if (ids.length === foundAtOnce && last)
      await jobs.ask(tx, pushNotification, { notificationId, after: last })
  })
}

/** Sends to those of the devices whose owner is still logged in and has not read the notification meanwhile. */
export async function pushTo(
  deps: Deps,
  { notificationId, deviceIds, attempt }: z.output<typeof pushToDevices.payload>,
): Promise<void> {
  const { kysely, jobs, log } = deps
  const row = await findNotification(deps, kysely, notificationId)
  if (!row || (await isWithheld(kysely, addresseeOf(row)))) return
  const devices = await pushableDevices(kysely, row, deviceIds)
  const results = await Promise.all(
    devices.map(async (device) => {
      const delivery = await send(deps, row, device)
      return { id: device.id, ...delivery, wait: waitAfter(delivery, attempt) }
    }),
  )
  await transact(kysely, async (tx) => {
    await deleteTokens(tx, idsOf(results.filter(({ outcome }) => outcome === 'gone')))
    for (const [afterSeconds, waiting] of Map.groupBy(results, ({ wait }) => wait)) {
      if (afterSeconds === undefined) continue
      const again = { notificationId, deviceIds: idsOf(waiting), attempt: attempt + 1 }
      await jobs.ask(tx, pushToDevices, again, { afterSeconds })
    }
  })
  const reasons = results.flatMap((result) =>
    'reason' in result && result.wait === undefined ? [result.reason] : [],
  )
  for (const [reason, { length }] of Map.groupBy(reasons, (each) => each)) {
    log.warn({ reason, devices: length, attempt }, 'push message dropped')
  }
}

async function send(deps: Deps, row: NotificationRow, device: PushDevice) {
  const { token, language, userId, audience } = device
  const { kysely, push, config } = deps
  const unreadCount = await unreadForAll(deps, kysely, { userId, audience })
  return push.send(
    token,
    pushMessage(row, { language, unreadCount, appName: nameIn(language, config.APP_NAME) }),
  )
}

const addresseeOf = (row: NotificationRow) => ({
  userId: row.user_id,
  mayRevealAuthorship: mayRevealAuthorship(row),
})

/** Seconds until the next try; undefined if there is none. */
function waitAfter(delivery: Delivery, attempt: number): number | undefined {
  if (delivery.outcome !== 'later' || attempt >= maxAttempts) return undefined
  const wait = Math.max(delivery.afterSeconds ?? 0, firstPause * 4 ** (attempt - 1))
  return wait <= maxPause ? wait : undefined
}

const idsOf = (things: readonly { id: string }[]) => things.map(({ id }) => id)
