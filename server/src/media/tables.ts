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
    /** Of the sizes that were drawn of a picture; null while they are yet to be drawn. */
    widths: number[] | null
    /** What each of them weighs. */
    size_bytes: number[] | null
    /** Of their files, with 'w' and the width behind it. */
    sizes_key: string | null
    /** What they are yet to be drawn from, if it is not the file that is shown. */
    original_key: string | null
  }
}
