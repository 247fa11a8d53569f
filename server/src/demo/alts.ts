import type { Scene } from './pictures.ts'

interface Words {
  en: string
  bn: string
}

const scenes: Record<Scene, Words> = {
  street: {
    en: 'Rickshaws wait at the side of a street at dusk, with people and wires against the light.',
    bn: 'সন্ধ্যায় রাস্তার ধারে দাঁড়িয়ে থাকা রিকশা, আলোর বিপরীতে মানুষ ও বৈদ্যুতিক তার।',
  },
  river: {
    en: 'A man steers a wooden boat on a wide river in the haze; palms on the far bank.',
    bn: 'কুয়াশায় চওড়া নদীতে কাঠের নৌকা বাইছেন একজন, ওপারে গাছের সারি।',
  },
  hill: {
    en: 'The bare brown face of a hill that has been cut, with trees left along its top.',
    bn: 'কেটে ফেলা পাহাড়ের খয়েরি খাড়া গা, ওপরে কিছু গাছ রয়ে গেছে।',
  },
  market: {
    en: 'Heaps of fruit and vegetables at night under bulbs, with people standing behind them.',
    bn: 'রাতে বাতির নিচে ফল ও সবজির স্তূপ, পেছনে কয়েকজন মানুষ দাঁড়িয়ে।',
  },
  nightRoad: {
    en: 'A wet road at night; street lamps and headlights out of focus are mirrored in it.',
    bn: 'রাতের ভেজা রাস্তা, তাতে ঝাপসা বাতি ও গাড়ির আলোর প্রতিফলন।',
  },
  camera: {
    en: 'A picture of a security camera, from above: somebody walks through an empty lane at night.',
    bn: 'নিরাপত্তা ক্যামেরার ছবি, ওপর থেকে: রাতে ফাঁকা গলি দিয়ে কেউ হেঁটে যাচ্ছে।',
  },
  shutter: {
    en: 'The rusty rolling shutter of a shop, bent upwards at one place so that a dark gap is left.',
    bn: 'দোকানের মরিচা ধরা শাটার, এক জায়গায় বাঁকিয়ে ওপরে তোলা, নিচে অন্ধকার ফাঁক।',
  },
  lock: {
    en: 'A wooden door, splintered at the lock; the open padlock hangs beside it.',
    bn: 'তালার জায়গায় ভাঙা কাঠের দরজা, পাশে খোলা তালা ঝুলছে।',
  },
  garage: {
    en: 'A cut chain on the floor of a garage, beside a stain of oil.',
    bn: 'গ্যারেজের মেঝেতে কাটা শিকল, পাশে তেলের দাগ।',
  },
  bag: {
    en: 'A cloth bag with a torn strap on the ground, cut open at the side.',
    bn: 'মাটিতে পড়ে থাকা কাপড়ের ব্যাগ, ফিতা ছেঁড়া, এক পাশ কাটা।',
  },
  notebook: {
    en: 'A page of a notebook, full of handwriting, too blurred to be read.',
    bn: 'হাতে লেখা খাতার একটি পাতা, ঝাপসা বলে পড়া যায় না।',
  },
  phone: {
    en: 'The screen of a phone in the dark with a conversation of several messages.',
    bn: 'অন্ধকারে ফোনের পর্দা, তাতে কয়েকটি বার্তার কথোপকথন।',
  },
  fromBehind: { en: 'A man from behind, out of focus.', bn: 'পেছন থেকে একজন পুরুষ, ঝাপসা।' },
  inScarf: { en: 'A woman in a scarf from behind, out of focus.', bn: 'পেছন থেকে ওড়না পরা একজন নারী, ঝাপসা।' },
  onCamera: {
    en: 'Somebody in the picture of a security camera, from above.',
    bn: 'নিরাপত্তা ক্যামেরার ছবিতে একজন মানুষ, ওপর থেকে।',
  },
}

const recording: Words = {
  en: 'A quiet street at night. An engine comes nearer and goes away. Then somebody knocks three times on a metal shutter. Nobody speaks.',
  bn: 'রাতের নীরব রাস্তা। একটি ইঞ্জিনের শব্দ কাছে আসে, দূরে চলে যায়। তারপর কেউ তিনবার লোহার শাটারে টোকা দেয়। কেউ কথা বলে না।',
}

/** What the pictures and recordings of the demo show and say, in the language of the text that they belong to. */
export function altIn(text: string, of: Scene | 'recording'): string {
  const words = of === 'recording' ? recording : scenes[of]
  return /[\u0980-\u09ff]/.test(text) ? words.bn : words.en
}
