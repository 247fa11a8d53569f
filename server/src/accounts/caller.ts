/**
 * What a caller at a device has proved, which decides whose budget they consume: strangers must never use up the owner's share of a
 * number (docs/decisions/0014-rate-limits.md).
 */
export type TrustLevel =
  /** A device that the account has verified, or a session of it. */
  | 'verified'
  /** The right password on a device that the account has not verified. */
  | 'proved'
  /** Nothing yet. This includes the owner who has a new phone and has forgotten the password. */
  | 'stranger'

export interface Caller {
  phone: string
  deviceId: string
  /** The client's network, as returned by `networkOf`; stored only as a keyed hash. */
  network: string
}
