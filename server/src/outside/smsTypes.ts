/** Sends text messages. Failures are thrown, and the job queue retries. */
export interface Sms {
  /** `to` is a number of 13 digits, without a plus. */
  send(message: { to: string; text: string }): Promise<void>
  /** Where messages go, as a text for the operator. */
  readonly place: string
}
