import path from 'node:path'

/** Where Node keeps what it has made of our files: it halves the time that a process needs to begin. */
export const compileCache = path.resolve(import.meta.dirname, '../../node_modules/.cache/bichar')
