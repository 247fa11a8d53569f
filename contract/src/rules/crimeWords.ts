import type { CrimeType } from './crimeTypes.ts'

/**
 * The words that indicate each kind of crime. A word with a trailing '*' matches as a prefix; the others match whole words, with or
 * without an ending. Words that also describe accidents and quarrels ('killed', 'hit') are left out.
 */
const words: Record<CrimeType, string> = {
  Murder:
    'murder*, homicide, beaten to death, stabbed to death, hacked to death, shot dead, strangled, খুন, খুনি*, খুনের, হত্যা*, লাশ গুম',
  'Armed Robbery':
    'armed robbery, robber*, robbed, dacoit*, mugg*, gunpoint, knifepoint, held a knife, ডাকাত*, ছিনতাই*, অস্ত্রের মুখে, অস্ত্র ঠেকিয়ে, ছুরি দেখিয়ে, পিস্তল*, সশস্ত্র',
  Kidnapping: 'kidnap*, abduct*, ransom, অপহরণ*, অপহৃত, মুক্তিপণ*, তুলে নিয়ে গেছে, তুলে নিয়ে যায়',
  Assault:
    'assault*, attacked, beat up, beat him, beat her, beaten, stabb*, punched, slapped, হামলা*, মারধর*, পিটিয়ে*, কুপিয়ে*, ছুরিকাঘাত*, মেরে জখম',
  'Drug Trafficking':
    'drug, drugs, drug trafficking, narcotic*, yaba, phensedyl, heroin, ganja, মাদক*, ইয়াবা*, ফেনসিডিল*, গাঁজা*, হেরোইন*',
  Theft:
    'theft*, thief, thieves, stole, stolen, stealing, steals, snatch*, pickpocket*, shoplift*, চুরি, চোর, চোরাই, ছিনতাই*, পকেটমার*, খোয়া',
  Burglary:
    'burgl*, broke into, broken into, break in, cut open, সিঁধ*, তালা ভেঙে, গ্রিল কেটে, শাটার কেটে, বাসায় চুরি, দোকানে চুরি',
  Fraud:
    'fraud*, scam*, swindl*, cheated, counterfeit*, forged, forgery, fake documents, প্রতারণা*, প্রতারক*, প্রতারিত*, জালিয়াত*, ভুয়া, জাল টাকা, জাল দলিল*, ঠকিয়ে*',
  Rape: 'rape, raped, raping, rapist*, ধর্ষণ*, ধর্ষিত*, ধর্ষক*',
  'Domestic Violence':
    'domestic violence, dowry, beaten by her husband, her husband beats, her husband beat, যৌতুক*, পারিবারিক সহিংসতা, পারিবারিক নির্যাতন, গৃহবধূ নির্যাতন, স্বামীর নির্যাতন, স্ত্রীকে মারধর',
  Cybercrime:
    'cybercrime, cyber*, hacker*, hacking, was hacked, phishing, fake profile, fake account, deepfake*, সাইবার*, হ্যাক*, ফিশিং, ভুয়া আইডি, ফেক আইডি, ভুয়া প্রোফাইল',
  Extortion: 'extort*, blackmail*, protection money, চাঁদা*, ব্ল্যাকমেইল*, মাসোহারা',
  'Money Laundering': 'money laundering, launder*, hundi, হুন্ডি*, অর্থ পাচার*, টাকা পাচার*, মানি লন্ডারিং',
  'Human Trafficking':
    'human trafficking, human trafficker*, trafficked, মানব পাচার*, মানবপাচার*, নারী পাচার*, শিশু পাচার*, বিদেশে পাচার',
  Vandalism:
    'vandal*, smashed, arson*, set fire, set on fire, torched, ভাঙচুর*, অগ্নিসংযোগ*, আগুন দিয়ে*, আগুন লাগিয়ে*',
  'Sexual Harassment':
    'sexual harassment, harassed, harassing, molest*, groped, groping, eve teasing, stalk*, sexual assault, যৌন হয়রানি*, যৌন নিপীড়ন*, উত্ত্যক্ত*, শ্লীলতাহানি*, ইভটিজিং*, কুপ্রস্তাব*',
  'Political Violence':
    'political violence, political clash*, election violence, party activists, party cadres, রাজনৈতিক সহিংসতা, রাজনৈতিক সংঘর্ষ*, নির্বাচনী সহিংসতা, মিছিলে হামলা, ককটেল*',
  Corruption: 'brib*, corrupt*, embezzl*, nepotism, kickback*, ঘুষ*, দুর্নীতি*, আত্মসাৎ*, টেন্ডারবাজি*',
  'Gang Violence':
    'gang violence, gang of, gang members, gangs, gangster*, teen gang, কিশোর গ্যাং*, গ্যাং*, গ্যাং সহিংসতা, সন্ত্রাসী*, মাস্তান*',
  'Child Abuse':
    'child abuse, abused a child, abused the child, child marriage, child domestic worker, শিশু নির্যাতন*, শিশুকে নির্যাতন, শিশুকে মারধর, বাল্যবিবাহ*, বাল্য বিবাহ*, শিশু গৃহকর্মী*',
}

export const wordsOfCrime = (kind: CrimeType): string[] => words[kind].normalize('NFC').split(/,\s+/)
