import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { languageOf } from '../i18n/text.ts'
import { FollowingMessages } from '../notifications/FollowingMessages.tsx'
import { OutcomePanel } from './OutcomePanel.tsx'
import { outcomesOptions } from './queries.ts'

/** A question about the outcome of each of the reader's reports for which it is due. */
export function AskedReports() {
  const { data } = useQuery(outcomesOptions())
  return (
    <FollowingMessages>
      {data?.map((asked) => (
        <OutcomePanel
          key={asked.postId}
          asked={asked}
          about={
            <Link
              to={`/postDetails/${asked.postId}`}
              lang={languageOf(asked.title)}
              className="font-bold hover:underline"
            >
              {asked.title}
            </Link>
          }
        />
      ))}
    </FollowingMessages>
  )
}
