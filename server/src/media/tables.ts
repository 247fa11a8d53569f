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
    /** Widths of the sizes that were drawn of a picture; null while they are still to be drawn. */
    widths: number[] | null
    /** Bytes of each of these sizes. */
    size_bytes: number[] | null
    /** Key of the files of the sizes; 'w' and the width are appended to it. */
    sizes_key: string | null
    /** The file from which the sizes are still to be drawn, if it is not the one that is shown. */
    original_key: string | null
  }
}
