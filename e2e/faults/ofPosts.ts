import type { Fault } from './fault.ts'
import { ofDetail } from './posts/ofDetail.ts'
import { ofPeople } from './posts/ofPeople.ts'
import { ofSearch } from './posts/ofSearch.ts'
import { ofSuspects } from './posts/ofSuspects.ts'

/** Rows of section 2: post detail, search, suspects and people. */
export const ofPosts: Fault[] = [...ofDetail, ...ofSearch, ...ofSuspects, ...ofPeople]
