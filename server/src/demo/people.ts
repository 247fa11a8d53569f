/** No telephone company in Bangladesh assigns numbers that begin with 010, so these belong to nobody. */
const phone = (number: number): string => `880${1_000_000_000 + number}`

/** The password of every demo account. */
export const demoPassword = 'bichar-demo'

export const demoAdmin = { name: 'Demo Moderator', phone: phone(100), isSuperAdmin: false }

/** Further moderators besides `demoAdmin`; the first is a super admin. */
export const demoColleagues = ['শারমিন সুলতানা', 'Rezaul Karim'].map((name, index) => ({
  name,
  phone: phone(121 + index),
  isSuperAdmin: index === 0,
}))

/** Made-up people; a report refers to its author by the index in this list. */
export const demoPeople = [
  'নুসরাত জাহান মিতু',
  'Tanvir Hasan Rony',
  'রাশেদুল ইসলাম',
  'Farzana Akter Lina',
  'শফিকুল আলম',
  'Imtiaz Chowdhury',
  'সাবিহা খাতুন',
  'Mahmudul Kabir',
  'অনিন্দিতা দাশ',
  'Jubayer Rahman',
  'মোছাঃ রেহানা বেগম',
  'Sumaiya Tasnim',
].map((name, index) => ({ name, phone: phone(101 + index) }))
