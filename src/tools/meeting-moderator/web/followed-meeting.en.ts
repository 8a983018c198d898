import type { FollowedMeetingTexts } from './followed-meeting-texts.ts'
import { texts as moderator } from './meeting-moderator.en.ts'

export const texts: FollowedMeetingTexts = {
  needsScripts: 'This page needs JavaScript to follow a meeting. Switch it on and reload.',
  code: 'Code of the meeting',
  codeHint: 'Eight letters and digits',
  wrongCode: 'That isn’t a code: a code has eight letters and digits.',
  follow: 'Follow',
  connecting: 'Connecting …',
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
  untitledMeeting: 'Untitled meeting',
  moderator: {
    run: moderator.run,
    methods: moderator.methods,
    undone: moderator.undone,
  },
}
