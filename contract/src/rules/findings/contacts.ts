import { isMoney } from './money.ts'
import { boundary, letters, patternOf, type Span, spansOf, withoutOverlaps } from './spans.ts'

/** Separators that people put between digits to disguise a number. */
const gap = String.raw`[\s.\-–—_()*/|]{0,3}`

const notAfterDigit = String.raw`(?<before>^|\D)`

/**
 * A mobile number of Bangladesh begins with 01 and one of seven digits, optionally after the country code. The other
 * patterns allow few or no gaps: otherwise years, prices and lists of numbers would match as well.
 */
const mobile = patternOf(
  String.raw`${notAfterDigit}(?:(?:\+${gap})?8${gap}8${gap})?0${gap}1${gap}[3-9](?:${gap}\d){8}(?!\d)`,
)
const mobileWithoutZero = patternOf(String.raw`${notAfterDigit}(?:\+?88)?1[3-9]\d{8}(?!\d)`)
/** The area code, then six to eight digits in one piece. */
const landline = patternOf(String.raw`${notAfterDigit}(?:\+?88)?0[2-9]\d{0,2}[\s-]?\d{6,8}(?!\d)`)
const foreign = /\+\s?\d(?:[\s-]?\d){8,13}(?!\d)/g

/** An id, as at the end of this site's URLs: some of its digits may look like a number. */
const ids = /\b[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}\b/gi

/** The phone numbers in a text in the spelling of `readableText`, as for all functions here. */
export function phonesIn(text: string): Span[] {
  const searched = text.replace(ids, (id) => ' '.repeat(id.length))
  return withoutOverlaps([
    ...spansOf(mobile, searched),
    ...spansOf(mobileWithoutZero, searched, (_match, span) => !isMoney(searched, span)),
    ...spansOf(landline, searched),
    ...spansOf(foreign, searched),
  ])
}

const at = String.raw`(?:@|\s?[[({]\s?(?:at|@|অ্যাট)\s?[\])}]\s?)`
const dot = String.raw`(?:\.|\s?[[({]\s?(?:dot|\.|ডট)\s?[\])}]\s?|\s(?:dot|ডট)\s)`

const email = patternOf(
  String.raw`(?<before>^|[^${letters}\d._%+-])[${letters}\d._%+-]{1,64}${at}[${letters}\d-]{1,63}(?:${dot}[${letters}\d-]{1,63}){0,3}${dot}[${letters}]{2,24}`,
)

export const emailsIn = (text: string): Span[] => spansOf(email, text)

/** Sites on which an address names a person, a page or a group. */
const hosts = [
  ...['facebook', 'fb', 'instagram', 'tiktok', 'twitter', 'x', 'threads', 'snapchat', 'linkedin', 'youtube'],
  ...['vk', 'pinterest'],
]
  .map((name) => String.raw`${name}\.(?:com|net)`)
  .concat(['fb.me', 'm.me', 't.me', 'telegram.me', 'wa.me', 'imo.im'].map((host) => host.replace('.', '\\.')))
  .join('|')

const profileLink = patternOf(
  String.raw`(?<before>^|[^${letters}\d.@/-])(?:https?://)?(?:[a-z-]{1,8}\.)?(?:${hosts})/[^\s<>"'(),;।]{0,200}[^\s<>"'(),;।.:!?]`,
)

/** The first part of the path of pages that are no profiles. */
const otherPages = new Set(
  `about ads business company embed events explore gaming groups hashtag help home i intent jobs l.php login marketplace p
   permalink.php photo photo.php photos playlist plugins policies reel reels results search share sharer sharer.php shorts stories
   story.php tv video.php videos watch`.split(/\s+/),
)

const isProfile = (link: string): boolean => {
  const [first = ''] = link
    .replace(/^https?:\/\//i, '')
    .split('/')
    .slice(1)
  const name = first.split(/[?#]/)[0] ?? ''
  return name !== '' && !otherPages.has(name.toLowerCase())
}

const sites = String.raw`facebook|fb|ফেসবুক|instagram|insta|ইনস্টাগ্রাম|ইন্সটাগ্রাম|tik\s?tok|টিকটক|telegram|টেলিগ্রাম|imo|ইমো|whats\s?app|হোয়াটসঅ্যাপ|messenger|মেসেঞ্জার|snapchat|twitter|টুইটার|youtube|ইউটিউব`
const accounts = `id|profile|account|page|channel|handle|user(?:name)?|আইডি|প্রোফাইল|অ্যাকাউন্ট|একাউন্ট|পেজ|পেইজ|চ্যানেল`

const handles = [
  // '@rahim_99', but neither an e-mail address nor a price ('@500').
  patternOf(String.raw`(?<before>^|[^${letters}0-9@._/-])@(?=[\d_.]{0,30}[a-z])[a-z0-9_][a-z0-9_.]{2,29}`),
  // 'Facebook ID: Rahim Uddin'.
  patternOf(
    String.raw`(?<before>${boundary}(?:${sites})\s{0,2}(?:${accounts})(?:\s(?:name|নাম))?\s?[:=-]\s{0,2})[^\s,;।:=-][^\s,;।]{2,40}`,
  ),
  // 'insta: rahim_99'.
  patternOf(String.raw`(?<before>${boundary}(?:${sites})\s?[:=]\s{0,2})[a-z0-9]{0,30}[\d._][a-z0-9._]{2,30}`),
]

/** Links to profiles on social networks, and handles. */
export const profilesIn = (text: string): Span[] =>
  withoutOverlaps([
    ...spansOf(profileLink, text, isProfile),
    ...handles.flatMap((pattern) => spansOf(pattern, text)),
  ])
