import type { FollowedMeetingTexts } from './followed-meeting.de.ts'
import { texts as moderator } from './meeting-moderator.en.ts'

export const texts: FollowedMeetingTexts = {
  needsScripts: 'This page needs JavaScript to follow a meeting. Switch it on and reload.',
  code: 'Code of the meeting',
  codeHint: 'Eight letters and digits',
  wrongCode: 'That isn’t a code: a code has eight letters and digits.',
  follow: 'Follow',
  gone: 'There is no meeting with this code.',
  goneLead:
    'Perhaps a character is wrong, or the host has stopped sharing the meeting. After 30 days it ends by itself.',
  other: 'Enter another code',
  link: {
    connecting: 'Connecting …',
    live: 'Connected',
    lost: 'No connection. This is the latest we have; the clock keeps running from there.',
  },
  notBegun: 'The meeting hasn’t started yet.',
  beginsAt: (time) => `Planned start: ${time} (in the host’s time zone)`,
  over: (time) => `The meeting ended at ${time}.`,
  noAgenda: 'There is nothing on the agenda yet.',
  readOnly: (day) => `Read only. This view is deleted on ${day} at the latest.`,
  until: (day) => `This view is deleted on ${day} at the latest.`,
  untitledMeeting: 'Untitled meeting',
  guest: {
    title: 'Write and vote',
    before: (firm) => [
      'What you send goes into the host’s minutes with your first name. They can change or delete it. Votes are anonymous.',
      `The server of ${firm} keeps your note until the host’s browser has it, your answer until it is counted, and your first name until sharing ends: 30 days at most.`,
    ],
    name: 'Your first name',
    needsName: 'Enter a first name.',
    join: 'Join in',
    notJoined: {
      full: 'Nobody else can join at the moment.',
      other: 'That didn’t work. Check your connection and try again.',
    },
    removed: 'The host has ended your access to writing.',
    writesAs: (name) => `You write as ${name}.`,
    send: 'Send',
    sent: 'What you sent',
    sending: 'Sending …',
    arrived: 'arrived',
    lost: 'No connection. What you send arrives as soon as it is back.',
    refused: {
      tooMany: 'This meeting takes no more notes from you at the moment.',
      other: 'That didn’t arrive: the host isn’t taking anything at the moment.',
    },
    vote: 'Vote',
    secret:
      'Anonymous: everyone sees only the totals, once the host closes the vote. Until then you can change your answer.',
    result: 'Result of the vote',
  },
  moderator: {
    run: moderator.run,
    methods: moderator.methods,
    undone: moderator.undone,
    notes: moderator.notes,
    vote: moderator.vote,
  },
}
