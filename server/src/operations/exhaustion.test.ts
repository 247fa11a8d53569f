import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Writable } from 'node:stream'
import fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openLog } from '../core/logging.ts'
import { warnOfExhaustion } from './exhaustion.ts'

let app: FastifyInstance
let lines: string[]
beforeEach(() => {
  lines = []
  const destination = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) })
  app = fastify({ loggerInstance: openLog('error', destination) })
})
afterEach(() => app.close())

test('clients beyond the open files are refused, and the log says once which limit to raise', async () => {
  warnOfExhaustion(app, 4)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as { port: number }
  const open: Socket[] = []
  const dial = async () => {
    const socket = connect(port, '127.0.0.1')
    open.push(socket)
    await once(socket, 'connect')
    return socket
  }
  for (let count = 0; count < 3; count += 1) await dial()
  for (let count = 0; count < 2; count += 1) {
    const refused = await dial()
    refused.resume()
    await once(refused, 'close')
  }
  for (const socket of open) socket.destroy()
  expect(lines.filter((line) => line.includes('LimitNOFILE'))).toHaveLength(1)
  expect(lines[0]).toContain('this process may open 4 files')
})

test('a database without a free connection is said once, with what to change', async () => {
  warnOfExhaustion(app)
  app.get('/', async () => {
    throw Object.assign(new pg.DatabaseError('sorry, too many clients already', 0, 'error'), {
      code: '53300',
    })
  })
  app.get('/other', async () => {
    throw new Error('something else')
  })
  const said = () => lines.filter((line) => line.includes('max_connections'))
  await app.inject('/other')
  expect(said()).toEqual([])
  await app.inject('/')
  await app.inject('/')
  expect(said()).toHaveLength(1)
})
