import { Fragment } from 'react'
import {
  MailFrame,
  MailLink,
  MutedParagraph,
  Paragraph,
} from '#platform/mail/server/mail-layout.tsx'
import { sessionText } from '#platform/mail/server/mail-words.ts'
import type { TemplateProps } from '#platform/mail/server/template-props.ts'
import { filledText } from './message-mail-texts.ts'

const PREVIEW_LENGTH = 120

/** What staff wrote, as paragraphs. It is text alone: only web addresses become links. */
export function MessageOfStaff({ data, settings, subject }: TemplateProps<'message'>) {
  const text = filledText(data)
  return (
    <MailFrame
      settings={settings}
      subject={subject}
      preview={text.replace(/\s+/g, ' ').slice(0, PREVIEW_LENGTH)}
      heading={subject}
    >
      {paragraphsOf(text).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be equal
        <Paragraph key={index}>
          <Lines text={paragraph} />
        </Paragraph>
      ))}
      <MutedParagraph>
        Du bekommst diese Nachricht, weil du {data.isBooker ? 'gebucht' : 'einen Platz'} hast:
        {data.sessions.map(({ dateId, training }) => (
          <Fragment key={dateId}>
            <br />
            {training.title}, {sessionText(training)}
          </Fragment>
        ))}
      </MutedParagraph>
    </MailFrame>
  )
}

function paragraphsOf(text: string): string[] {
  return text.split(/\n[^\S\n]*\n\s*/).filter((paragraph) => paragraph.trim() !== '')
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
    <Fragment key={index}>
      {index > 0 && <br />}
      <WithLinks text={line} />
    </Fragment>
  ))
}

/** A web address, without the punctuation of the sentence around it. */
const WEB_ADDRESS = /(https?:\/\/[^\s<>"„“”]*[^\s<>"„“”.,;:!?)\]'])/

function WithLinks({ text }: { text: string }) {
  return text.split(WEB_ADDRESS).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an address may be there twice
      <MailLink key={index} href={part}>
        {part}
      </MailLink>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{part}</Fragment>
    ),
  )
}
