import pg from 'pg'

const { end } = pg.Client.prototype

/**
 * Lets nobody be ended by what the database says on a connection that is being closed. pg-boss takes all listeners off the connection
 * it listens on before it closes it (12.35 to 12.38, `dist/db.js`); a database that is killed in that moment says so as an error that
 * nobody hears, and Node ends the process for that.
 */
export function ignoreErrorsAfterEnd(): void {
  pg.Client.prototype.end = function (this: pg.Client, ...callback: Parameters<typeof end>) {
    this.on('error', () => undefined)
    return end.apply(this, callback)
  } as typeof end
}
