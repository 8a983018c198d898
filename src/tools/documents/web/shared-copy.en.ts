import type { SharedCopyTexts } from './shared-copy-texts.ts'

export const texts: SharedCopyTexts = {
  needsScripts: 'This page needs JavaScript to show the copy. Switch it on and reload.',
  loading: 'Loading the copy …',
  failed: 'The copy couldn’t be loaded. Check your connection.',
  gone: 'There is no shared copy here.',
  goneLead:
    'Either the link is incomplete, or the copy was deleted. Every copy is deleted after 30 days.',
  since: (from, until) => `As of ${from}. This copy will be available until ${until}.`,
  own: {
    button: 'Open as my own copy',
    questions: {
      'strategy-consultant':
        'Open it in the Strategy Consultant? It replaces your work there in this browser. You can bring that back in the tool.',
      'flight-deck':
        'Open it in the Innovation Flight Deck? It replaces your work there in this browser. You can bring that back in the tool.',
      'meeting-moderator':
        'Open it in the Meeting Moderator? It is added to the meetings in this browser.',
    },
    confirm: 'Yes, open it',
    cancel: 'Cancel',
    failed: 'This browser isn’t storing anything at the moment, so the copy can’t be opened.',
  },
  tools: 'Work with our tools yourself',
}
