import { FIRM } from '../firm.ts'
import type { SharingTexts } from '../sharing-texts.ts'

export const sharingTexts: SharingTexts = {
  link: { copy: 'Copy link', copied: 'Copied' },
  problems: {
    'http.too_many': 'A lot has been shared from here today. Try again tomorrow.',
    offline: 'No connection. Check your network and try again.',
    other: 'That did not work. Try again later.',
  },
  copy: {
    title: 'Share a link',
    before: [
      `A copy of the text as it is now goes to the server of ${FIRM.name} and stays there for 30 days, with any names in it. What you change later is not in the copy.`,
      'Whoever has the link can read it, without an account. You can take it back at any time from this browser.',
    ],
    withWork: 'Let others continue from it',
    withWorkHint:
      'Whoever has the link can then open their own copy in the tool. Everything you entered here goes along, including what is not in the text.',
    share: 'Store a copy and create the link',
    done: 'This is the link:',
    linkLabel: 'Link to the copy',
    unfit:
      'This text cannot be shared: it is too long or has characters that are not allowed. Use the PDF instead.',
    all: 'Shared from this browser',
    until: (day) => `until ${day}`,
    takeBack: {
      button: 'Take back',
      question: 'Delete the copy? The link then leads nowhere.',
      confirm: 'Yes, delete it',
      cancel: 'Keep it',
    },
    takeBackLabel: (title) => `Take back “${title}”`,
  },
  meeting: {
    before: [
      `Title, goal, day, agenda and clock go to the server of ${FIRM.name} and stay there for 30 days at most. Names are among them: of whoever leads an item and, for a round, of everyone attending. Notes, tasks, place and minutes stay in this browser.`,
      'Whoever has the link or the code can read along, without an account. You can stop it at any time, or delete the meeting; everything on the server is then deleted at once.',
    ],
    share: 'Let participants follow',
    codeLabel: 'Code',
    how: (address) => `Open the link, scan the QR code, or enter the code at ${address}.`,
    qrCode: 'QR code with the link for following the meeting',
    linkLabel: 'Link for following',
    open: 'Open the participants’ view',
    until: (day) => `Deleted on ${day} at the latest.`,
    states: {
      sending: 'Sending …',
      current: 'Everyone sees the meeting as it is here.',
      lost: 'No connection. Your changes will arrive as soon as it is back.',
      refused: 'The server does not accept this agenda. Participants see the one before it.',
      over: 'The meeting is no longer shared; the link leads nowhere.',
      ending: 'It will stop as soon as the server can be reached.',
    },
    end: {
      button: 'Stop sharing',
      question: 'Stop sharing the meeting with everyone?',
      confirm: 'Yes, stop',
      cancel: 'Keep sharing',
    },
  },
}
