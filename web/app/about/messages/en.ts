import type { AboutMessages } from './page.ts'

const words: AboutMessages = {
  about: {
    title: 'About',
    intro:
      'People in Bangladesh report crimes here, follow what becomes of them, and keep those who are accused in the public eye until there is an answer.',
    chapters: [
      {
        heading: 'What happens to a report',
        text: [
          'No report is public before a person has read it. Comments are public at once, and taken down when they break the rules.',
        ],
        points: [
          'You write what happened, with your name or without, and add pictures or recordings if you have them.',
          'A moderator reads it. What endangers somebody, names a victim or has nothing to hold on to goes back to you with the reason.',
          'What is published stays at its address. Others add what became of it: a diary, an arrest, a day in court. Each entry is read first, too.',
        ],
      },
      {
        heading: 'What we are not',
        text: [
          'We are not the police and not a court. A report here is no complaint to the police, and nobody comes to help because of it. In danger call 999.',
          'An accusation is not a conviction. Who is accused here may answer, and what is wrong is corrected or taken down.',
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
    intro: 'They are short, so that everybody can keep them, and moderators hold to nothing else.',
    chapters: [
      {
        heading: 'Write',
        text: [],
        points: [
          'What you saw or know, and how you know it. Say so when you only heard it.',
          'When and where it happened, as well as you can.',
          'A source where there is one: a newspaper, a case number, a document.',
          'What became of it, also when it clears somebody.',
        ],
      },
      {
        heading: 'Leave out',
        text: ['Reports, comments and entries with these are sent back or taken down.'],
        points: [
          'The name, face, school or address of a victim, above all of a child or of sexual violence.',
          'Private addresses, phone numbers, identity cards and bank accounts of anybody.',
          'Calls to violence or revenge, and threats.',
          'Hatred of people for their religion, people, sex, caste, language or party.',
          'Pictures of the dead or of violence that show more than is needed to understand.',
          'What you know to be untrue, advertising, and the same thing again and again.',
        ],
      },
      {
        heading: 'If something is wrong',
        text: [
          'Flag the post, or write to Support. A moderator looks, and you are told what came of it.',
          'If you are accused here: say what is wrong, with what shows it. Your answer can stand beside the report, and what cannot stand is taken down.',
        ],
      },
      {
        heading: 'What moderators do',
        text: [
          'They read what waits, publish it, or send it back with a reason. Every decision is written down with the name of who took it, and other moderators can see it.',
          'A moderator does not learn who wrote what is anonymous.',
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
          'Of what you write anonymously, nobody is told who wrote it: no reader, no moderator, not the person accused. Instead of the time they see the day.',
        ],
      },
      {
        heading: 'How anonymous works',
        text: [
          'Your account is kept beside your anonymous report only in sealed form, so that you can find, change and delete it. The key to the seal lies apart from the data: who steals the database or a backup cannot open it.',
          'Who has the data and the key can. That is whoever runs this server, and whoever can force them.',
          'If you do not want even that: choose to keep no link, or report without an account. Then nothing leads to you, and you follow the report with a code that we show once and do not keep.',
        ],
      },
      {
        heading: 'What we cannot hide',
        text: [],
        points: [
          'What your words and pictures tell. Leave out what only you can know.',
          'Your internet provider sees that you visit this site, but not what you read or write.',
          'Who holds your phone unlocked sees what the app shows. A second password in the profile hides what is anonymous, and the quick exit leaves the page at once.',
        ],
      },
      {
        heading: 'What is kept, and how long',
        text: [],
        points: [
          'Your account, until you delete it. What bears your name goes with it or loses the name; you choose.',
          'Reports and comments, until they are deleted.',
          'That you are logged in: 30 days after you were here last. Of logins the latest two, for a year.',
          'Notifications that were read: 90 days.',
          'The place, device and owner that a camera writes into a picture or a recording are removed before it is stored.',
          'Search words are not recorded. Recent searches stay on your device.',
        ],
      },
      {
        heading: 'Who else is involved',
        text: [
          'The code that proves your number is sent by a text message service, which sees the number. If you allow notifications, the maker of your browser delivers them; they never say what a report says.',
          'If you have the name of the place where you are filled in, a place-name service may be asked, with rounded coordinates and not by your device. Pictures and recordings may lie with a file store. Whoever runs this site chooses whether to use either.',
          'Nothing else is loaded from elsewhere: no counters, no advertising, no buttons of social networks. A cookie keeps you logged in, another your language, a third whether you save data.',
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
  operator: {
    heading: 'Who runs this site',
    unknown:
      'Whoever runs this site has not said who they are. Think about that before you entrust something to it.',
    contact: 'Contact:',
  },
}

export default words
