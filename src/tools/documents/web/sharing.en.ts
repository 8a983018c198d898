import type { sharingTexts as german } from './sharing.de.ts'

export const sharingTexts: typeof german = {
  link: { copy: 'Copy link', copied: 'Copied' },
  problems: {
    'http.too_many': 'A lot has been shared from here today. Try again tomorrow.',
    offline: 'No connection. Check your network and try again.',
    other: 'That didn’t work. Try again later.',
  },
  copy: {
    title: 'Share a link',
    before: (firm) => [
      `A copy of the text as it is now goes to the ${firm} server and stays there for 30 days, including any names in it. Later changes won’t be in the copy.`,
      'Anyone with the link can read it, no account needed. You can delete the copy at any time from this browser.',
    ],
    withWork: 'Let others continue from it',
    withWorkHint:
      'Anyone with the link can then open a copy of their own in the tool. Everything you entered here is shared with it, including what isn’t in the text.',
    share: 'Store a copy and create the link',
    done: 'This is the link:',
    linkLabel: 'Link to the copy',
    unfit:
      'This text can’t be shared: it’s too long or contains characters that aren’t allowed. Use the PDF instead.',
    all: 'Shared from this browser',
    until: (day) => `until ${day}`,
    takeBack: {
      button: 'Stop sharing',
      question: 'Delete the copy? The link will stop working.',
      confirm: 'Yes, delete it',
      cancel: 'Keep it',
    },
    takeBackLabel: (title) => `Stop sharing “${title}”`,
  },
  meeting: {
    before: (firm) => [
      `The title, goal, day, agenda and clock go to the ${firm} server and stay there for 30 days at most. That includes names: whoever leads an item and, for a round, everyone attending. Notes, tasks, place and minutes stay in this browser.`,
      'Anyone with the link or the code can follow along, no account needed. You can stop sharing at any time, or delete the meeting; everything on the server is then deleted right away.',
    ],
    share: 'Let participants follow along',
    codeLabel: 'Code',
    how: (address) => `Open the link, scan the QR code, or enter the code at ${address}.`,
    qrCode: 'QR code for following the meeting',
    linkLabel: 'Link for participants',
    until: (day) => `Deleted on ${day} at the latest.`,
    states: {
      sending: 'Sending …',
      current: 'Everyone sees the meeting as it is here.',
      lost: 'No connection. Your changes will arrive as soon as it is back.',
      refused: 'The server doesn’t accept this agenda. Participants still see the previous one.',
      over: 'The meeting is no longer shared; the link has stopped working.',
      ending: 'Sharing will stop as soon as the server can be reached.',
    },
    writing: {
      label: 'Participants may write',
      hint: 'With their first names they send notes, which go straight into the minutes, and vote. The question and the answers of a vote go to the server too.',
      people: 'Who writes',
      remove: (name) => `Stop ${name} from writing`,
    },
    end: {
      button: 'Stop sharing',
      question: 'Stop sharing the meeting with everyone?',
      confirm: 'Yes, stop',
      cancel: 'Keep sharing',
    },
  },
}
