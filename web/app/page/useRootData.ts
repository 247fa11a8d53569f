import { useRouteLoaderData } from 'react-router'
import type { PageRequest } from './pageRequest.ts'

/** What the root loader gives every page. */
export type RootData = Pick<
  PageRequest,
  | 'language'
  | 'languageQuery'
  | 'dataSaver'
  | 'appName'
  | 'appNames'
  | 'operator'
  | 'origin'
  | 'guestReports'
  | 'quickExitUrl'
>

/** The data of the root loader; undefined if the page itself could not be rendered. */
export const useRootData = () => useRouteLoaderData<() => RootData>('root')
