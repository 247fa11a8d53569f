import { stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Gauge } from 'prom-client'
import type { Deps } from '../core/deps.ts'

/** An empty file, whose time is that of the newest complete backup. */
const fileIn = (dataDir: string): string => path.join(dataDir, 'last-backup')

/** `begun` is the moment from which on changes are not in the backup. */
export async function noteBackup(dataDir: string, begun: Date): Promise<void> {
  await writeFile(fileIn(dataDir), '')
  await utimes(fileIn(dataDir), begun, begun)
}

/** For the alert BicharBackupOld. */
export function measureBackups({ config, metrics }: Pick<Deps, 'config' | 'metrics'>): void {
  new Gauge({
    name: 'backup_last_success_timestamp_seconds',
    help: 'When the newest complete backup was begun (the time of DATA_DIR/last-backup); 0 if none was made',
    registers: [metrics],
    aggregator: 'max',
    async collect() {
      const file = await stat(fileIn(config.DATA_DIR)).catch(() => undefined)
      this.set(file ? file.mtimeMs / 1000 : 0)
    },
  })
}
