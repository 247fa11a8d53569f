import { useSearchParams } from 'react-router'

const tabs = ['posts', 'suspects'] as const
export type ResultTab = (typeof tabs)[number]

/** The tab is part of the address, so that somebody who comes back finds the one they left; until one is chosen it is `first`. */
export function useResultTab(first: ResultTab): [ResultTab, (tab: ResultTab) => void] {
  const [address, setAddress] = useSearchParams()
  const chosen = tabs.find((name) => name === address.get('show'))
  const choose = (tab: ResultTab) =>
    setAddress(
      (now) => {
        now.set('show', tab)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return [chosen ?? first, choose]
}
