import type { MediaKind } from '@bichar/contract/rules/mediaFiles.ts'
import type { Generated } from 'kysely'

export interface MediaTables {
  media: {
    id: string
    name: string
    storage_key: string
    kind: MediaKind
    content_type: string
    bytes: number
    alt: Generated<string>
    width: number | null
    height: number | null
    duration: number | null
    thumbnail_name: string | null
    thumbnail_key: string | null
    thumbnail_bytes: number | null
    is_private: Generated<boolean>
  }
}
