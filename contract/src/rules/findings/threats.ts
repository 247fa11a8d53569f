import { readableText } from './readableText.ts'
import { letters, patternOf, type Span, spansOf, withoutOverlaps, wordEnd, wordStart } from './spans.ts'

const oneOf = (...words: string[]): string => `(?:${words.join('|')})`
const spaced = (...parts: string[]): string => parts.join(String.raw`\s{1,3}`)

// --- English

const person = oneOf('him', 'her', 'them', 'you', 'me', 'us', 'everyone', 'everybody')
const determiner = oneOf('the', 'these', 'those', 'this', 'that', 'all', 'every', 'his', 'your', 'their')
const noun = `[${letters}’']{1,30}`
const somebody = oneOf(person, spaced(determiner, noun))
const toDeath = oneOf(spaced('to', 'death'), 'alive', spaced('to', 'pieces'))

const killSomebody = oneOf(
  spaced('kill', somebody),
  spaced(oneOf('murder', 'lynch', 'behead', 'slaughter'), person),
  spaced('finish', person, 'off'),
  spaced('death', 'to', oneOf(somebody, 'rapists?', 'killers?', 'traitors?')),
  spaced(oneOf('hack', 'stone', 'burn', 'skin', 'bury'), person, toDeath),
)

/** After a verb of intent, what would else be a report counts too: 'will kill Karim', 'should beat him to death'. */
const intent = oneOf(
  ...['will', 'll', 'shall', 'should', 'must', 'gonna', 'wanna', 'would', "let[’']?s", spaced('let', 'us')],
  spaced(
    oneOf('going', 'have', 'has', 'need', 'want', 'wants', 'ought', 'better', 'planning', 'plans?'),
    'to',
  ),
  spaced(oneOf('threat', 'threats', 'threaten', 'threatens', 'threatened', 'threatening'), 'to'),
  spaced(oneOf('vowed', 'swore', 'promised'), 'to'),
)
const meansToKill = oneOf(
  String.raw`(?:kill|murder|lynch|behead|slaughter)\s{1,3}(?!time${wordEnd}|two\sbirds)(?:${determiner}\s{1,3})?${noun}`,
  spaced(oneOf('shoot', 'stab', 'strangle', 'hang', 'burn', 'finish'), person),
  spaced('beat', person, toDeath),
  spaced(oneOf('cut', 'slit'), oneOf('his', 'her', 'their', 'your', 'my'), oneOf('throat', 'throats')),
)
const filler = String.raw`(?:(?!not${wordEnd}|never${wordEnd})[${letters}’']{1,12}\s{1,3}){0,2}`

const passive = spaced(
  oneOf(
    'should',
    'must',
    'shall',
    'will',
    spaced(oneOf('ought', 'need', 'needs', 'deserve', 'deserves', 'has', 'have'), 'to'),
  ),
  'be',
  oneOf(
    'killed',
    'murdered',
    'lynched',
    'beheaded',
    'slaughtered',
    'shot',
    'hacked',
    spaced('burn(?:ed|t)', 'alive'),
    spaced('beaten', 'to', 'death'),
  ),
)

/** Words after which 'kill him' tells of something that happened, was tried or did not happen. */
const tellingBefore =
  /(?:^|[^a-z])(?:to|not|n[’']t|never|did|can|could|may|might|helped|who|which|that|they|he|she|the|a)\s{1,3}$/

const commands = patternOf(wordStart + killSomebody + wordEnd)
const english = [
  patternOf(`${wordStart}${intent}\\s{1,3}${filler}${meansToKill}`),
  patternOf(wordStart + passive + wordEnd),
  patternOf(
    wordStart +
      oneOf(
        spaced(oneOf('deserves?', 'must', 'should'), String.raw`(?:to\s{1,3})?die`),
        spaced('death', 'threats?'),
        spaced('threats?', 'of', oneOf('death', 'murder', 'killing')),
      ) +
      wordEnd,
  ),
]

// --- Bengali in Latin letters, and Bengali

const romanised = patternOf(
  wordStart +
    oneOf(
      String.raw`mere?\s?(?:fel|phel|fal)(?:bo|be|ben|bi|mu|o|un)?`,
      String.raw`maira\s?(?:fel|fal)(?:bo|mu|am?u|o)`,
      String.raw`(?:khun|hotta|hotya|jobai)\s{1,3}k[oa]r(?:bo|be|ben|bi|mu|o|un)`,
      String.raw`(?:oke|take|toke|tomake|apnake|amake)\s{1,3}shesh\s{1,3}kore\s{1,3}d(?:ebo|ibo|ebe|ibe|imu|ao)`,
    ) +
    wordEnd,
)

/** Endings of what will be done or is to be done; the past and the narrating present have others. */
const willOrShould = '(?:ব|বো|বে|বেন|বি|মু|ো|ুন)'
const toBeDone = (stem: string) =>
  oneOf(`${stem}তে${String.raw`\s{1,3}`}হবে`, spaced(`${stem}া`, oneOf('হোক', 'হউক', 'হবে', 'উচিত', 'দরকার')))
const willGive = oneOf('দেব', 'দেবো', 'দেবে', 'দেবেন', 'দিব', 'দিবো', 'দিবে', 'দিবেন', 'দিমু', 'দাও', 'দে')
const finishes = oneOf(willGive, `ফেল${willOrShould}`)

const bengali = [
  patternOf(
    wordStart +
      oneOf(
        String.raw`মেরে\s{0,3}` + oneOf(`ফেল(?:${willOrShould}|ি)?`, toBeDone('ফেল'), willGive),
        String.raw`মাইরা\s{0,3}(?:ফেল|ফাল|ল)(?:া?মু|াম|ব|বো|ো|াও)`,
        spaced(
          oneOf('খুন', 'হত্যা', 'জবাই', 'কতল'),
          oneOf(`কর${willOrShould}?`, toBeDone('কর'), spaced(oneOf('করে', 'কইরা'), finishes)),
        ),
        spaced(
          oneOf('পুড়িয়ে', 'পিটিয়ে', 'কুপিয়ে', 'জ্যান্ত', 'জানে', 'প্রাণে', spaced('গুলি', oneOf('করে', 'কইরা'))),
          oneOf(`মার${willOrShould}`, toBeDone('মার')),
        ),
        spaced(oneOf(`[${letters}]{1,20}কে`, '(?:ও|তা|তো|আমা|তোমা)দের'), 'শেষ', oneOf('করে', 'কইরা'), finishes),
        spaced('গলা', oneOf(spaced(oneOf('কেটে', 'কাইটা'), finishes), `কাট${willOrShould}`)),
        spaced('লাশ', oneOf(`ফেল${willOrShould}`, spaced('ফেলে', willGive))),
        spaced(
          String.raw`গণ\s?(?:পিটুনি|ধোলাই)`,
          oneOf(
            willGive,
            'দিন',
            'চাই',
            spaced('দিতে', 'হবে'),
            spaced('দেওয়া', oneOf('হোক', 'হউক', 'হবে', 'উচিত', 'দরকার')),
          ),
        ),
      ) +
      wordEnd,
  ),
  patternOf(
    `${wordStart}(?:(?:খুন|হত্যা|জবাই)\\s{1,3}করার|মেরে\\s{0,3}ফেলার|(?:জানে|প্রাণে)\\s{1,3}মারার|খুনের|হত্যার|মৃত্যুর|প্রাণনাশের)\\s{1,3}হুমকি`,
  ),
]

/**
 * Threats and calls to kill, in a text in the spelling of `readableText`, whether its author utters them or reports them; but not what
 * tells that somebody was killed.
 */
export const threatsIn = (text: string): Span[] =>
  withoutOverlaps([
    ...[...english, romanised, ...bengali].flatMap((pattern) => spansOf(pattern, text)),
    ...spansOf(
      commands,
      text,
      (_match, { start }) => !tellingBefore.test(text.slice(Math.max(0, start - 20), start)),
    ),
  ])

/** Whether any of these texts has a threat or a call to kill somebody. */
export const hasThreat = (...texts: readonly string[]): boolean =>
  texts.some((text) => threatsIn(readableText(text).text).length > 0)
