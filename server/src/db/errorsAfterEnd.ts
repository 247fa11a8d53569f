import pg from 'pg'

const { end } = pg.Client.prototype

/**
 * Keeps errors on closing connections from ending the process. pg-boss removes all listeners from its LISTEN connection before it
 * closes it (12.35 to 12.38, `dist/db.js`). If the database is killed at that moment, the connection emits an 'error' without a
 * listener, which ends the process.
 */
export function ignoreErrorsAfterEnd(): void {
  pg.Client.prototype.end = function (this: pg.Client, ...callback: Parameters<typeof end>) {
    this.on('error', () => undefined)
    return end.apply(this, callback)
  } as typeof end
}
