import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { onlyRow, rowsOf } from '../db/sql.ts'

export interface NoteRow {
  id: string
  text: string
  author_id: string | null
  author_name: string | null
  created_at: Date
}

const whole = sql`n.id, n.text, n.author_id, u.name as author_name, n.created_at`

/** The latest notes about a thing, in the order in which they were written. */
export const readNotes = (db: Db, subjectId: string): Promise<NoteRow[]> =>
  rowsOf<NoteRow>(
    db,
    sql`select ${whole} from (
        select * from desk_notes where subject_id = ${subjectId} order by created_at desc, id desc limit ${serverLimits.deskNotes}
      ) n left join users u on u.id = n.author_id
      order by n.created_at, n.id`,
  )

interface NewNote {
  id: string
  subjectId: string
  authorId: string
  text: string
}

export const insertNote = async (tx: Tx, { id, subjectId, authorId, text }: NewNote): Promise<void> =>
  void (await sql`
    insert into desk_notes (id, subject_id, author_id, text, created_at)
    values (${id}, ${subjectId}, ${authorId}, ${text}, now())`.execute(tx))

export const findNote = async (db: Db, id: string): Promise<NoteRow> =>
  onlyRow(
    await rowsOf<NoteRow>(
      db,
      sql`select ${whole} from desk_notes n left join users u on u.id = n.author_id where n.id = ${id}`,
    ),
  )
