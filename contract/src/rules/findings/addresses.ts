import { letters, patternOf, type Span, spansOf, wordStart } from './spans.ts'

const separator = String.raw`[\s.:#ঃ-]{0,3}`
const numberWord = `(?:no|number|num|নং|নম্বর|নাম্বার)`

/** '12', '12/A', '12-বি', '4B'; neither a date, a time nor a year. */
const number = String.raw`(?!(?:19|20)\d\d(?!\d))\d{1,4}(?:\s?[/-]\s?[${letters}\d]{1,3}){0,2}[a-z]?(?![${letters}\d]|[/.:-]\d)`

/** 'A4', 'এ-৩'. */
const letterFirst = String.raw`(?:[a-z][/-]?|[\u0980-\u09ff]{1,2}\s?[/-]\s?)\d{1,3}(?![${letters}\d]|[/.:-]\d)`

/** What makes a number an amount: 'house 12 people', 'বাড়ি ৫ কিলোমিটার দূরে'. */
const notAnAmount = String.raw`(?!\s{0,2}(?:%|percent|taka|tk|lakh|crore|people|persons?|men|women|families|nights?|days?|hours?|minutes?|km|kilomet|met(?:er|re)|miles?|feet|ft|[ap]\.?m|years?|months?|times?|katha|bigha|টাকা|জন|টি|টা|খান|লাখ|লক্ষ|হাজার|কোটি|শত|বছর|দিন|রাত|মাস|ঘণ্টা|ঘন্টা|মিনিট|কিলো|কি\.?মি|মিটার|মাইল|ফুট|শতাংশ|কাঠা|বিঘা|তলা|সাল|তারিখ))`

/** The words whose number leads to one door. */
const doors = String.raw`house|holding|flat|apartment|apt|plot|h\s?#|বাড়ি|বাড়ী|বাসা|হোল্ডিং|ফ্ল্যাট|ফ্লাট|প্লট|হাউজ|হাউস|অ্যাপার্টমেন্ট|এপার্টমেন্ট`
/** The words whose number narrows it down. */
const ways = String.raw`road|rd|lane|block|sector|section|avenue|ward|level|floor|building|r\s?#|রোড|সড়ক|রাস্তা|লেন|গলি|ব্লক|সেক্টর|সেকশন|ওয়ার্ড|ভবন`

/** 'House no. 12', 'বাড়ির নং ১২', or 'বাড়ি ১২'. */
const numbered = (words: string, value: string) =>
  `(?:${words})(?:র|এর)?${separator}(?:${numberWord}${separator})?${value}${notAnAmount}`
/** '১২ নম্বর বাড়ি', '5 no. road'. */
const ordinal = (words: string) => String.raw`${number}\s?${numberWord}${separator}(?:${words})`

const door = `(?:${numbered(doors, `(?:${number}|${letterFirst})`)}|${ordinal(doors)})`
const way = `(?:${numbered(ways, String.raw`(?:${number}|(?:[a-z]|[\u0980-\u09ff]{1,3})(?![${letters}\d]))`)}|${ordinal(ways)})`

const address = patternOf(
  String.raw`${wordStart}(?:${way}[\s,;]{1,3}){0,3}${door}(?:[\s,;]{1,3}(?:${door}|${way})){0,4}`,
)

/**
 * Exact addresses in a text in the spelling of `readableText`: the number of a house, a holding, a plot or a flat, with those of the road
 * and the block beside it. A road alone is a place where something happens.
 */
export const addressesIn = (text: string): Span[] => spansOf(address, text)
