import type { ReactElement } from 'react'
import { render, toPlainText } from 'react-email'
import type { MailContent, MailTemplate } from './mail-data.ts'
import type { MailSettings } from './mail-settings.ts'
import { filledWords } from './mail-text-values.ts'
import { registeredMails } from './registered-mails.ts'
import type { TemplateProps } from './template-props.ts'

/** Characters in a line of plain text; quoted, it still fits into 80 (RFC 3676, 4.2). */
const TEXT_WIDTH = 76

/**
 * Renders the HTML and the plain text of a mail from one template. Loading this module takes a third of a second, so it
 * is imported only when needed.
 */
export async function renderTemplate(
  content: MailContent,
  settings: MailSettings,
  { subject, recipient }: { subject: string; recipient: string },
): Promise<{ html: string; text: string }> {
  const { template, data } = content
  const templates = await registeredMails().loadTemplates()
  const Template = templates[template] as (props: TemplateProps<MailTemplate>) => ReactElement
  const words = filledWords(content, settings)
  const html = await render(
    <Template
      data={data}
      settings={settings}
      subject={subject}
      recipient={recipient}
      words={words}
    />,
  )
  return { html, text: plainText(html) }
}

function plainText(html: string): string {
  return toPlainText(html, {
    wordwrap: TEXT_WIDTH,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false, leadingLineBreaks: 2 } },
      {
        selector: 'table',
        format: 'block',
        options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
      },
      {
        selector: 'tr.fact',
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      },
      { selector: 'td.fact-label', format: 'inline' },
      { selector: 'td.fact-value', format: 'inline' },
      {
        selector: 'td.seat',
        format: 'block',
        options: { leadingLineBreaks: 2, trailingLineBreaks: 2 },
      },
      // An e-mail address is shown without a repeated "mailto:" link.
      { selector: 'a[href^="mailto:"]', format: 'inline' },
    ],
  })
}
