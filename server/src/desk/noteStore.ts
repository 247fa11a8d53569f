import { limits } from '@bichar/contract/rules/limits.ts'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { onlyRow, rowsOf } from '../db/sql.ts'

export interface NoteRow {
  id: string
  text: string
  author_id: string | null
  author_name: string | null
  created_at: Date
}

const whole = sql`n.id, n.text, n.author_id, u.name as author_name, n.created_at`

/** The latest notes about a thing, the oldest of them first. */
export const readNotes = (db: Db, subjectId: string): Promise<NoteRow[]> =>
  rowsOf<NoteRow>(
    db,
    sql`select ${whole} from (
        select * from desk_notes where subject_id = ${subjectId} order by created_at desc, id desc limit ${limits.deskNotes}
      ) n left join users u on u.id = n.author_id
      order by n.created_at, n.id`,
  )

interface NewNote {
  subjectId: string
  authorId: string
  text: string
}

export const insertNote = async (db: Db, { subjectId, authorId, text }: NewNote): Promise<NoteRow> =>
  onlyRow(
    await rowsOf<NoteRow>(
      db,
      sql`with n as (
        insert into desk_notes (id, subject_id, author_id, text, created_at)
        values (${newId()}, ${subjectId}, ${authorId}, ${text}, now()) returning *
      ) select ${whole} from n left join users u on u.id = n.author_id`,
    ),
  )
