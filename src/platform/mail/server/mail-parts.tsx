import type { TextPiece } from '../domain/mail-text-placeholders.ts'
import { MailLink, Paragraph } from './mail-layout.tsx'
import { greetingOf } from './recipients.ts'
import type { MailWords } from './template-props.ts'

/** The salutation by first name, without a name where there is no valid one, and the paragraphs after it. */
export function Opening({ name, words: { opening } }: { name: string; words: MailWords }) {
  const [first = [], ...others] = opening
  const greeting = greetingOf(name)
  return (
    <>
      <Paragraph>
        {greeting === '' ? 'Hallo,' : `Hallo ${greeting},`}
        <br />
        <Pieces pieces={first} />
      </Paragraph>
      <Paragraphs of={others} />
    </>
  )
}

/** The paragraphs with which a mail ends; nothing where there are none. */
export function Closing({ words }: { words: MailWords }) {
  return <Paragraphs of={words.closing} />
}

/** Paragraphs that staff can change. */
export function Paragraphs({ of: paragraphs }: { of: readonly TextPiece[][] }) {
  return paragraphs.map((pieces, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are rendered once
    <Paragraph key={index}>
      <Pieces pieces={pieces} />
    </Paragraph>
  ))
}

function Pieces({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are rendered once
      <MailLink key={index} href={href}>
        {text}
      </MailLink>
    ),
  )
}
