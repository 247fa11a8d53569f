import type { Scene } from './pictures.ts'

interface Words {
  en: string
  bn: string
}

const scenes: Record<Scene, Words> = {
  street: {
    en: 'A busy street with rickshaws, people walking past closed shops, and wires above.',
    bn: 'ব্যস্ত রাস্তা: রিকশা, বন্ধ দোকানের সামনে দিয়ে হেঁটে যাওয়া মানুষ, ওপরে বৈদ্যুতিক তার।',
  },
  skyline: {
    en: 'Tall buildings behind a river at dusk, with a man in a small boat.',
    bn: 'সন্ধ্যায় নদীর ওপারে উঁচু দালান, ছোট নৌকায় একজন মানুষ।',
  },
  river: {
    en: 'A wide river with loaded boats and palm trees on the far bank.',
    bn: 'চওড়া নদীতে মালবোঝাই নৌকা, ওপারে তালগাছ।',
  },
  market: {
    en: 'Vegetable stalls at night under a string of lamps, with three people in front of them.',
    bn: 'রাতে বাতির সারির নিচে সবজির দোকান, সামনে তিনজন মানুষ।',
  },
  nightRoad: {
    en: 'A road at night: somebody stands at its edge, and the headlights of a car come nearer.',
    bn: 'রাতের রাস্তা: ধারে একজন দাঁড়িয়ে আছে, সামনে থেকে একটি গাড়ির আলো আসছে।',
  },
  camera: {
    en: 'A picture of a security camera: two people walk away from a barred gate in a dark passage.',
    bn: 'নিরাপত্তা ক্যামেরার ছবি: অন্ধকার গলিতে শিকের গেটের সামনে থেকে দুজন হেঁটে আসছে।',
  },
  map: {
    en: 'A map with a pin beside a park, and a dotted line that leads there from the south-west.',
    bn: 'মানচিত্র: পার্কের পাশে একটি চিহ্ন, দক্ষিণ-পশ্চিম থেকে সেখানে যাওয়া ফোঁটা ফোঁটা রেখা।',
  },
  door: {
    en: 'A red door whose lock has been broken out, with splinters on the floor.',
    bn: 'লাল দরজা, তালা ভেঙে বের করা, মেঝেতে কাঠের টুকরো।',
  },
  parking: {
    en: 'Two rows of parked motorbikes from above; one place in the second row is empty.',
    bn: 'ওপর থেকে দেখা দুই সারি মোটরসাইকেল; দ্বিতীয় সারির একটি জায়গা খালি।',
  },
  phone: {
    en: 'A conversation of many messages on the screen of a phone.',
    bn: 'ফোনের পর্দায় অনেকগুলো বার্তার কথোপকথন।',
  },
  man: { en: 'The face of a man.', bn: 'একজন পুরুষের মুখ।' },
  woman: { en: 'The face of a woman in a scarf.', bn: 'ওড়না পরা একজন নারীর মুখ।' },
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
