import { dayOf } from '../authorship/days.ts'
import type { Db } from '../db/db.ts'
import type { Language } from '../http/language.ts'

/** Coordinates in thousandths of a degree. */
export interface Square {
  latitude: number
  longitude: number
}

export async function findName(
  db: Db,
  { latitude, longitude }: Square,
  language: Language,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('place_names')
    .select('name')
    .where('latitude', '=', latitude)
    .where('longitude', '=', longitude)
    .where('language', '=', language)
    .executeTakeFirst()
  return row?.name
}

/** Stores a name with the day: the time would reveal when somebody wrote an anonymous report. Of two concurrent requests, the first wins. */
export const keepName = async (
  db: Db,
  { latitude, longitude }: Square,
  language: Language,
  name: string,
): Promise<void> =>
  void (await db
    .insertInto('place_names')
    .values({ latitude, longitude, language, name, asked_at: dayOf(new Date()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute())
