/**
 * The response header of calls by somebody whose second password protects what they wrote anonymously: for how many more seconds this
 * session shows it if nobody uses it, and 0 if it is hidden, also by a reset of their password. Whatever shows it must clear it
 * then, even without a network. Whoever hides nothing gets no such header.
 */
export const anonymousShownFor = 'anonymous-shown-for'

/** A session that was unlocked locks when nobody has used it for this long; only `POST /auth/second-password/prolong` is use. */
export const unlockedMilliseconds = 15 * 60_000

/** The time at which it locks is rounded up to this, so that it does not tell when exactly somebody was there. */
export const unlockedRoundMilliseconds = 5 * 60_000
