import { toLatinDigits } from '@bichar/contract/rules/digits.ts'
import type { FindingKind } from '@bichar/contract/rules/findings/findingKinds.ts'
import { findingsIn } from '@bichar/contract/rules/findings/findings.ts'
import { type WatchList, watchedEntries } from '@bichar/contract/rules/findings/watchList.ts'
import type { AutomaticReason } from '@bichar/contract/rules/flagReasons.ts'
import { truncate } from '../notifications/truncate.ts'

/** The reasons for which a comment is flagged, each with what is to be found; links also lead to profiles and mail boxes. */
const reasonOf = {
  phone: 'number',
  idNumber: 'idNumber',
  address: 'address',
  threat: 'threat',
} as const satisfies Partial<Record<FindingKind, AutomaticReason>>

type Finding = (typeof reasonOf)[keyof typeof reasonOf] | 'link' | 'watchWord'

/** What was found, for a moderator to see: the link, the number or the entries of the list; shortened if it is long. */
export interface Match {
  finding: Finding
  what: string
}

export interface FindingOptions {
  watched: WatchList
  /** The origin of this installation, if it is known: links to its own pages do not count as links. */
  ownOrigin: string | undefined
}

/** What is found in a comment: of each kind the first. */
export function findingsOf(text: string, { watched, ownOrigin }: FindingOptions): Match[] {
  const link = linkIn(withoutOwnLinks(readable(text), ownOrigin))
  const others = findingsIn(text, [])
  const matches: [Finding, string | undefined][] = [
    ['link', link],
    ...Object.entries(reasonOf).map(([kind, reason]): [Finding, string | undefined] => {
      const first = others.find((finding) => finding.kind === kind)
      return [reason, first && toLatinDigits(text.slice(first.start, first.end))]
    }),
    [
      'watchWord',
      watchedEntries(text, watched)
        .map(({ entry }) => entry)
        .join(', '),
    ],
  ]
  return matches.flatMap(([finding, what]) => (what ? [{ finding, what: truncate(what, maxFound) }] : []))
}

const withoutOwnLinks = (text: string, ownOrigin: string | undefined): string =>
  ownOrigin ? text.replaceAll(`${ownOrigin.replace(/\/+$/, '')}/`, ' ') : text

const maxFound = 100

/** The match of the first pattern that matches. */
const firstOf = (patterns: readonly RegExp[], text: string): RegExpExecArray | undefined =>
  patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? undefined

/**
 * Removes invisible characters, which could be used to evade the list, and replaces full-width letters and the digits
 * of both scripts with plain ones.
 */
const readable = (text: string): string =>
  toLatinDigits(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '').normalize('NFKC'))

// --- links

/** Top-level domains that occur only in addresses. */
const plainDomains = 'com|net|org|info|biz|xyz|bd'

/**
 * A name with dots is an address if it has such an ending or is followed by a path: in 'দেখেছি.me' a space is missing,
 * but 't.me/x' is a link.
 */
const links = [
  /\b(https?|hxxps?|ftp):\/\//i,
  /\bwww\.[\p{L}\p{N}]/iu,
  new RegExp(`[\\p{L}\\p{N}]\\.(${plainDomains})(?![\\p{L}\\p{M}\\p{N}])`, 'iu'),
  /[a-z0-9-]\.[a-z]{2,12}\/[\p{L}\p{N}?#@]/iu,
]

/** A dot that is written in other ways: 'example [.] com', 'example dot com'. */
const spelledDot = new RegExp(
  `\\s*[\\[({]\\s*(\\.|dot|ডট)\\s*[\\])}]\\s*|\\s+(dot|ডট)\\s+(?=(${plainDomains})(?![\\p{L}\\p{M}\\p{N}]))`,
  'giu',
)

function linkIn(text: string): string {
  const dotted = text.replace(spelledDot, '.')
  const match = firstOf(links, dotted)
  if (!match) return ''
  // A pattern matches only the part by which an address is recognised; the whole address is wanted.
  const start = dotted.slice(0, match.index).search(/\S+$/)
  return dotted.slice(start < 0 ? match.index : start).match(/^\S+/)?.[0] ?? ''
}
