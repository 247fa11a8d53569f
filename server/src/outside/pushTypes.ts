import type { Delivery } from './pushAnswer.ts'

export interface PushMessage {
  /** Id of the notification; a device replaces an earlier message with the same id. */
  id: string
  kind: string
  title: string
  body: string
  /** A path of the app or an external URL. */
  link: string
  unreadCount: number
}

/** A browser or app that receives messages. */
interface PushTarget {
  /** Identifies the target; it is the same when the target registers again. */
  address: string
  /** What `send` needs. Anybody who has it can send messages to its owner, so it is never logged. */
  token: string
}

/** Sends messages to browsers or apps. Failures are reported in the result, never thrown. */
export interface PushService {
  /** Parses a token; returns undefined if this service does not support it. */
  recognise(token: string): PushTarget | undefined
  send(token: string, message: PushMessage): Promise<Delivery>
}
