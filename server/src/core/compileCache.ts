import path from 'node:path'

/** The folder of Node's compile cache, which halves the time that a process needs to start. */
export const compileCache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/bichar')
