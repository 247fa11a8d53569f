import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '../server/src/test/freePort.ts'
import type { Serving } from './servers.ts'

const run = promisify(execFile)
const example = path.resolve(import.meta.dirname, '../deploy/nginx/bichar.conf')

interface Proxy {
  /** Served with a self-signed certificate. */
  url: string
  plainUrl: string
  /** The error log. */
  errors(): Promise<string>
  stop(): Promise<void>
}

/** Starts the system's nginx with the example configuration for operators, on ports and in folders of its own; undefined without nginx. */
export async function startNginx(servers: readonly Serving[]): Promise<Proxy | undefined> {
  const isThere = await run('nginx', ['-v']).then(
    () => true,
    () => false,
  )
  if (!isThere) return undefined
  const folder = await mkdtemp(path.join(tmpdir(), 'bichar-nginx-'))
  const [secure, plain] = [await freePort(), await freePort()]
  await mkdir(path.join(folder, 'cache'))
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1']
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject],
    ...['-keyout', key, '-out', certificate],
  ])
  const upstreams = servers.map(({ url }) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`)
  const site = replaceAll(await readFile(example, 'utf8'), {
    'listen 443 ssl http2;': `listen 127.0.0.1:${secure} ssl http2;`,
    'listen 80;': `listen 127.0.0.1:${plain};`,
    'server_name bichar.example;': 'server_name localhost;',
    '/etc/ssl/certs/bichar.pem': certificate,
    '/etc/ssl/private/bichar.key': key,
    '/var/log/nginx/bichar-error.log': path.join(folder, 'error.log'),
    '/var/log/nginx/bichar.log': path.join(folder, 'access.log'),
    '/var/cache/bichar-nginx': path.join(folder, 'cache'),
    'server 127.0.0.1:3000 max_fails=1 fail_timeout=2s;': upstreams.join('\n'),
    'server 127.0.0.1:3001 max_fails=1 fail_timeout=2s;': '',
  })
  await writeFile(path.join(folder, 'bichar.conf'), site)
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
     daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
     events { worker_connections 4096; }
     http { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       include ${folder}/bichar.conf; }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const ended = once(nginx, 'exit')
  const plainUrl = `http://127.0.0.1:${plain}`
  for (let tries = 0; ; tries += 1) {
    const answers = await fetch(plainUrl, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
    if (answers) break
    if (nginx.exitCode !== null || tries === 100) throw new Error('nginx does not start with the example')
    await pause(100)
  }
  return {
    url: `https://127.0.0.1:${secure}`,
    plainUrl,
    errors: () => readFile(path.join(folder, 'error.log'), 'utf8'),
    async stop() {
      nginx.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A part that is missing in the example is an error, because the example must have changed. */
function replaceAll(text: string, parts: Record<string, string>): string {
  let replaced = text
  for (const [part, by] of Object.entries(parts)) {
    if (!replaced.includes(part)) throw new Error(`${example} does not say '${part}'`)
    replaced = replaced.replaceAll(part, by)
  }
  return replaced
}
