import type { NewBlog } from '../blogs/blogs.ts'
import type { Scene } from './pictures.ts'

/** Blogs of the demo; the last one stays unpublished. */
export const demoBlogs: (Omit<NewBlog, 'imageAlt'> & { picture: Scene })[] = [
  {
    title: 'How to file a general diary',
    content:
      'A general diary, or GD, is the first written trace of what happened to you. Any police station must take it, it costs nothing, and you do not need a lawyer for it.\n\nWrite down when and where it happened, who was there and what was taken. Bring two copies; one is stamped and given back to you. Keep the number on it: everything that follows refers to it.\n\nIf the duty officer refuses, ask for the reason in writing, go to the superintendent of police, or file it online where your station takes part.',
    category: ['Education', 'Crime'],
    hashtags: ['GD', 'police', 'knowyourrights'],
    picture: 'notebook',
  },
  {
    title: 'ছিনতাইয়ের শিকার হলে প্রথম দশ মিনিটে কী করবেন',
    content:
      'প্রথমে নিরাপদ জায়গায় যান। জিনিসের চেয়ে জীবনের দাম বেশি, ধাওয়া করবেন না।\n\nফোন হারালে দ্রুত সিম বন্ধ করুন এবং মোবাইল ব্যাংকিংয়ের পিন বদলান। আশপাশের দোকানের ক্যামেরার অবস্থান মনে রাখুন।\n\nএরপর নিকটস্থ থানায় সাধারণ ডায়েরি করুন এবং যা মনে আছে তা সঙ্গে সঙ্গে লিখে রাখুন।',
    category: ['Crime', 'Lifestyle'],
    hashtags: ['নিরাপত্তা', 'ছিনতাই'],
    picture: 'street',
  },
  {
    title: 'What a witness should write down on the same day',
    content:
      'Memory fades faster than we think. Times, colours and the order of events are the first to go.\n\nWrite in your own words, without guessing, and note what you did not see as well. Do not compare with other witnesses before you have finished.\n\nKeep the paper: months later it may be the only thing that still says what you knew.',
    category: ['Education'],
    hashtags: ['witness', 'court'],
    picture: 'nightRoad',
  },
]
