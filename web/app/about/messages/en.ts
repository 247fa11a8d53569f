import type { AboutMessages } from './page.ts'

const words: AboutMessages = {
  about: {
    title: 'About',
    intro:
      'People in Bangladesh report crimes here, follow what becomes of them, and do not let it be forgotten until there is an answer.',
    chapters: [
      {
        heading: 'What happens to a report',
        text: [
          'No report is public before a moderator has read it, and nobody is shown as a suspect before a moderator has looked. Most comments are public at once, and taken down when a moderator finds that they break the rules.',
        ],
        points: [
          'You write what happened, with your name or without, and add pictures or recordings if you have them.',
          'A moderator reads it. What endangers somebody, names a victim or has no basis is sent back to you, usually with the reason.',
          'Others see the suspects you name only with the approved report. Of a person under 18 they see no name, age or photo.',
          'The link to a published report stays the same. Others add what became of it: a GD, an arrest, a day in court. Each entry is read first, too.',
        ],
      },
      {
        heading: 'What we are not',
        text: [
          'We are not the police and not a court. A report here is not a complaint to the police, and nobody will come to help because of it. In danger, call 999.',
          'An accusation is not a conviction. Whoever is accused here may object, and what a moderator finds wrong is corrected or taken down.',
        ],
      },
      {
        heading: 'If you cannot see or hear what is shown',
        text: [
          'Whoever files pictures, videos or recordings can write what they show and what is said in them, and moderators can add it. Nobody has to: many files have no such words. What is written is shown before you load a file.',
          'Videos have no captions, and nobody describes aloud what happens in them.',
        ],
      },
      {
        heading: 'What it costs',
        text: ['Nothing. There is no advertising, and nothing you read or write is sold or given away.'],
      },
    ],
  },
  rules: {
    title: 'Rules',
    intro: 'They are few, so that everybody can keep to them, and moderators go by nothing else.',
    chapters: [
      {
        heading: 'Write',
        text: [],
        points: [
          'What you saw or know, and how you know it. Say so if you only heard it.',
          'When and where it happened, as well as you can.',
          'A source where there is one: a newspaper, a case number, a document.',
          'What became of it, even if it clears somebody.',
        ],
      },
      {
        heading: 'Leave out',
        text: ['Reports, comments and entries with these are sent back or taken down.'],
        points: [
          'The name, face, school or address of a victim, above all of a child or of sexual violence.',
          'Private addresses, phone numbers, identity cards and bank accounts of anybody.',
          'Calls to violence or revenge, and threats.',
          'Hatred of people for their religion, ethnicity, sex, caste, language or party.',
          'Pictures of the dead or of violence that show more than is needed to understand.',
          'What you know to be untrue, advertising, and the same thing again and again.',
        ],
      },
      {
        heading: 'If something is wrong',
        text: [
          'Flag the post, or write to Support. A moderator looks, and we tell you what came of it.',
          'If you are accused here: say there what is wrong, and what shows it. A moderator looks, and what cannot stand is corrected or taken down.',
        ],
      },
      {
        heading: 'What moderators do',
        text: [
          'They read what waits, publish it, or send it back with a reason. Every decision is recorded with the name of whoever took it, and other moderators can see it.',
          'A moderator is not told who wrote what is anonymous. The words and pictures can still give it away.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    intro: 'Who sees what, for how long, and what we cannot protect you from. In plain words.',
    chapters: [
      {
        heading: 'What others see of you',
        text: [
          'Your name and picture stand beside what you write with your name. Your phone number is shown to you and the moderators of this site, and to nobody else.',
          'Nobody is told who wrote what you write anonymously: no reader, no moderator, not the person accused. They see only the day, not the time.',
          'Nobody but you is told which suspects you have added or what you have changed of them.',
        ],
      },
      {
        heading: 'How anonymous works',
        text: [
          'Your account is kept beside your anonymous report only in sealed form, so that you can find, change and delete it. The key to the seal is not in the database: whoever steals only the database, or a backup without the key, cannot open it.',
          'Whoever has both the data and the key can. That is whoever runs this server, and whoever can force them.',
          'If you do not want even that: choose to keep no link, or report without an account. Then nothing that is stored with it leads to you, and you follow the report with a code that we show once and do not keep.',
        ],
      },
      {
        heading: 'What we cannot hide',
        text: [],
        points: [
          'What your words and pictures give away. Leave out what only you can know.',
          'When something appears. Whoever watches the site all day sees the minute in which a comment arrives or a report is approved.',
          'Your internet provider sees that you visit this site, but not what you read or write.',
          'Whoever holds your unlocked phone sees what the app shows. A second password, set in your profile, hides what is anonymous, and the quick exit leaves the page at once.',
        ],
      },
      {
        heading: 'What is kept, and how long',
        text: [],
        points: [
          'Your account, until you delete it. What carries your name is deleted with it or loses the name; you choose.',
          'Reports and comments, until they are deleted.',
          'Your login: for 30 days after your last visit. The latest two logins: for a year.',
          'Notifications you have read: 90 days.',
          'The place, device and owner that a camera writes into a picture or a recording are removed before it is stored.',
          'Search words are not recorded. Recent searches stay on your device.',
        ],
      },
      {
        heading: 'Who else is involved',
        text: [
          'The code that confirms your number is sent by a text message service, which sees the number. If you allow notifications, the maker of your browser delivers them; they never say what a report says.',
          'If you let the app fill in the name of the place where you are, a place-name service may be asked: by our server, not by your device, and with rounded coordinates. Pictures and recordings may be kept by a file storage service. Whoever runs this site chooses whether to use either.',
          'Nothing else is loaded from elsewhere: no counters, no advertising, no buttons of social networks. One cookie keeps you logged in, another your language, a third your choice of data saver.',
        ],
      },
      {
        heading: 'Your rights',
        text: [
          'In your profile you see your devices and log them out, change your name and picture, and delete the account. For everything else write to us.',
        ],
      },
    ],
  },
  accessibility: {
    title: 'Accessibility',
    intro:
      'This site is for everybody, however they see, hear, read or move. It follows the international standard WCAG 2.2, level AA, except for what is listed below.',
    chapters: [
      {
        heading: 'What works',
        text: [],
        points: [
          'Everything can be done with the keyboard alone, and you can see where you are.',
          'Screen readers are told the name of every button and field, what has changed, and in which language a text is, in English and in Bengali.',
          'Texts stand out from their background, on light and on dark, and in the colours that your device sets.',
          'Pages can be enlarged to 400% without scrolling sideways.',
          'Nothing plays by itself, nothing has to be dragged, and pages move less where your device asks for it.',
          'Forms say what is missing and keep what you have written. Codes and passwords can be pasted, and there are no puzzles.',
          'With an old phone or without scripts you can still read everything that is public, and report.',
        ],
      },
      {
        heading: 'What does not work yet',
        text: [],
        points: [
          'Pictures have a description, and videos and recordings a text of what is said, only if whoever filed them or a moderator has written one. Videos have no captions and no audio description.',
          'The pages of reports, and those for reporting, have only the name of this site as their title. That is on purpose: otherwise the history of the browser would show what you read or wrote.',
          'Whether an uploaded video flashes is for the moderators to see; no program checks it.',
          'What people write is not always easy to read.',
        ],
      },
      {
        heading: 'How this is checked',
        text: [
          'With every change, programs check the screens: names, contrast, keyboard, sizes and languages. The screen reader Orca has been tried. It has not been tested with NVDA, JAWS, VoiceOver or TalkBack.',
        ],
      },
      {
        heading: 'If something does not work for you',
        text: [
          'Write to us on which page it was, what you wanted to do, and what you use, such as a screen reader or a magnifier. If you need something that is here in another form, ask for it.',
        ],
      },
    ],
  },
  operator: {
    heading: 'Who runs this site',
    unknown:
      'Whoever runs this site has not said who they are. Think about that before you entrust anything to it.',
    contact: 'Contact:',
  },
  support: 'Write to us with the support form (you need an account)',
}

export default words
