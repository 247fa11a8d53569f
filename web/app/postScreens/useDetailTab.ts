import { useLocation, useNavigate } from 'react-router'

const tabs = ['post', 'timelines', 'comments'] as const
export type DetailTab = (typeof tabs)[number]

/** The chosen tab is part of the address, so that a link to the comments leads to them. */
export function useDetailTab(postId: string): [DetailTab, (tab: DetailTab) => void] {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(search)
  const tab = tabs.find((name) => name === asked.get('tab')) ?? 'post'
  const choose = (next: DetailTab) => {
    if (next === tab) return
    if (next === 'post') asked.delete('tab')
    else asked.set('tab', next)
    const isOverPage = asked.has('post')
    void navigate(
      { pathname, search: `${asked}`, hash },
      {
        replace: true,
        preventScrollReset: true,
        flushSync: true,
        // Over another page the browser shows the address of the post.
        mask: isOverPage ? `/postDetails/${postId}${next === 'post' ? '' : `?tab=${next}`}` : undefined,
      },
    )
  }
  return [tab, choose]
}
