import path from 'node:path'
import { type Config, ConfigError } from '../core/config.ts'
import { openFolder } from './filesLocal.ts'
import { openBucket } from './filesS3.ts'
import type { FileStore } from './fileTypes.ts'

/** Opens the store from the settings: a bucket of an S3-compatible service, or a folder in the data directory. */
export function openFiles(config: Config): FileStore {
  const endpoint = config.S3_ENDPOINT
  const bucket = config.S3_BUCKET
  const keyId = config.S3_ACCESS_KEY_ID
  const secret = config.S3_SECRET_ACCESS_KEY
  if (endpoint && bucket && keyId && secret) {
    return openBucket({ endpoint, bucket, region: config.S3_REGION, keyId, secret })
  }
  if (endpoint || bucket || keyId || secret) {
    throw new ConfigError(
      'Invalid setting: an S3 store needs S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY',
    )
  }
  return openFolder(path.join(config.DATA_DIR, 'media'))
}
