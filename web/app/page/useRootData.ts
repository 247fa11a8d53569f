import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** The data of the root loader; undefined if the page itself could not be rendered. */
export const useRootData = () => useRouteLoaderData<typeof loader>('root')
