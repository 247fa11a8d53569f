import type { Post } from '@bichar/contract/posts.ts'
import { emptyFields } from '@bichar/contract/rules/reportTexts.ts'
import { useLocale } from 'use-intl'

const words = {
  en: {
    label: 'Where did it happen?',
    hint: 'As exactly as is safe for you.',
    error: 'Please choose a district',
    short: 'Follow',
    long: 'Motorcycle stolen from a garage in the middle of the night',
    text: 'Between two and three at night somebody cut the chain and took the motorcycle. The guard noticed nothing.',
  },
  bn: {
    label: 'কোথায় ঘটেছে?',
    hint: 'আপনার জন্য যতটা নিরাপদ ততটা নির্দিষ্ট করে।',
    error: 'একটি জেলা বেছে নিন',
    short: 'অনুসরণ করুন',
    long: 'গ্যারেজ থেকে রাতের বেলা মোটরসাইকেল চুরি',
    text: 'রাত দুইটা থেকে তিনটার মধ্যে শিকল কেটে মোটরসাইকেলটা নিয়ে গেছে। দারোয়ান কিছু টের পাননি।',
  },
}

/** Words to show components with, in the language of the part. */
export const useSampleWords = () => words[useLocale()]

/** A report whose case has come as far as an arrest. */
export function useSamplePost(changes: Partial<Post> = {}): Post {
  const { long, text } = useSampleWords()
  const at = '2026-11-25T12:00:00.000Z'
  return {
    _id: '0197a1b2-0000-7000-8000-0000000000a1',
    ...emptyFields,
    title: long,
    desc: text,
    place: { en: 'Savar, Dhaka', bn: 'সাভার, ঢাকা' },
    kinds: ['Theft', 'Burglary'],
    isAnonymous: true,
    medias: [],
    criminals: [],
    hasPendingSuspects: false,
    user: null,
    isAllowed: true,
    review: null,
    hasReacted: false,
    reactionCount: 12,
    commentCount: 4,
    caseLine: {
      steps: [
        { step: 'diary', date: '2026-11-26', origin: 'police' },
        { step: 'arrested', date: '2026-11-30', origin: 'police' },
      ],
      updates: 2,
    },
    createdAt: at,
    updatedAt: at,
    publishedOn: '2026-11-26',
    can: { edit: false, delete: false, changeAnonymity: false, moderate: false, addTimeline: false },
    ...changes,
  }
}
