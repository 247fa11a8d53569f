import { urgentReasons } from '@bichar/contract/rules/flagReasons.ts'
import { sql } from 'kysely'

const urgent = sql.raw(urgentReasons.map((reason) => `'${reason}'`).join(', '))

/** What has open flags. */
export const flagged = sql`
  select f.id, 'post' as subject, desk_place(f.is_urgent, sort_key_of(f.since, f.id)) as sort_key, f.since,
    f.title, f.text, f.place, exists (select from post_media m where m.post_id = f.id) as has_media,
    f.is_anonymous, f.is_urgent, false as is_first_time, false as was_returned, f.is_held, f.flag_count,
    f.version || '.' || f.flag_count as version
  from (
    select p.id, p.title, p.description as text, p.location as place, p.is_anonymous, p.version,
      case when p.is_anonymous then day_of(min(o.created_at)) else min(o.created_at) end as since,
      bool_or(o.reason in (${urgent})) as is_urgent, bool_or(o.is_automatic) as is_held, count(*)::integer as flag_count
    from flags o join posts p on p.id = o.post_id where o.state = 'open' group by p.id
  ) f`
