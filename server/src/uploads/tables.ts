import type { Generated } from 'kysely'

export interface UploadTables {
  uploads: {
    digest: string
    bytes: number
    received: Generated<number>
    is_guests: boolean
    expires_at: Date
  }
  upload_parts: {
    digest: string
    position: number
    sealed: Buffer
  }
}
