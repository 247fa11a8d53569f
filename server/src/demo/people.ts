/** No telephone company in Bangladesh gives out numbers that begin with 010, so these ring nowhere. */
const phone = (number: number): string => `880${1_000_000_000 + number}`

/** What every demo account logs in with. */
export const demoPassword = 'bichar-demo'

export const demoAdmin = { name: 'Demo Moderator', phone: phone(100) }

/** Admins who moderate beside the one above. */
export const demoColleagues = ['শারমিন সুলতানা', 'Rezaul Karim'].map((name, index) => ({
  name,
  phone: phone(121 + index),
}))

/** Made-up people; a report names its author by the place in this list. */
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
