import type { ToolsTexts } from './tools-texts.ts'

export const toolsTexts: ToolsTexts = {
  withAi: 'With AI',
  ownWindow: 'Open on its own page',
  problem: {
    text: 'The tool can’t be shown right now. Check your connection and reload the page.',
    reload: 'Reload the page',
  },
  steps: { done: 'Done' },
  document: {
    copy: 'Copy',
    copied: 'Copied',
    markdown: 'As Markdown',
    pdf: 'As a PDF',
    pdfPending: 'Creating the PDF …',
    share: 'Share a link',
    problems: {
      copy: 'Copying didn’t work. Download the text as Markdown instead.',
      pdf: 'The PDF couldn’t be created. Check your connection and try again.',
      share: 'Sharing couldn’t be loaded. Check your connection.',
    },
  },
  chain: {
    sprint: 'Sprint on this',
    sprintOn: (question) => `Sprint on this: ${question}`,
    meeting: 'Plan the meeting',
    training: 'The training session on this, in German:',
    freeSeats: (day, seats) =>
      `. Next date with free seats: ${day}, ${seats === 1 ? '1\u00a0seat' : `${seats}\u00a0seats`} left.`,
    failed:
      'The browser isn’t passing anything on to the other tool: its storage is full or blocked.',
  },
  report: {
    button: 'Report',
    reason: 'What is wrong with it?',
    hint: 'Optional. We store this text, but not who wrote it.',
    send: 'Send report',
    sent: 'Thank you. Our team will look at it.',
    failed: 'The report didn’t arrive. Try again later.',
  },
  file: {
    save: 'Save as a file',
    open: 'Open a file',
    opened: 'The file is open.',
    notKept:
      'Your browser isn’t saving anything at the moment: its storage is full or blocked. Save your work as a file before you close this page.',
    problems: {
      unreadable: 'The file couldn’t be read. Nothing here has changed.',
      'no work':
        'This file isn’t from one of our tools. Nothing here has changed. Open one that you saved with “Save as a file”.',
      'other tool': 'This file belongs to another of our tools. Open it there.',
      newer: 'This file is from a newer version of the tool. Reload the page, then open it again.',
      damaged: 'The file is damaged and wasn’t opened. Nothing here has changed.',
    },
  },
  ai: {
    leaves: (host) =>
      `When you click, what you have entered here goes to the AI service ${host}. Leave out people’s names and anything confidential.`,
    pending: 'The AI is writing …',
    cancel: 'Cancel',
    madeByAi: 'Written by an AI. Check every statement before you rely on it.',
    madeByMethod: 'Created from what you entered by our method, without AI.',
    problems: {
      'tools.ai_unavailable':
        'The AI service isn’t answering at the moment. You still have the suggestions from our method.',
      'tools.ai_budget':
        'Today’s requests to the AI service are used up. You still have the suggestions from our method.',
      'tools.ai_unusable':
        'The AI service’s answer couldn’t be used. You still have the suggestions from our method.',
      'http.too_many': 'That was a lot of requests at once. Wait a minute, then try again.',
      offline: 'No connection. Check your network and try again.',
    },
  },
}
