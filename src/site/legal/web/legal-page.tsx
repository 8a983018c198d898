import { Fragment } from 'react'
import type { ScreenProps } from '#platform/rendering/web/screen-props.ts'
import type { BookingRules } from '#shop/booking-rules/domain/booking-rules.ts'
import { firm } from '#site/pages/web/firm.ts'
import type { LegalTexts } from '../domain/legal-texts.ts'
import { legalParts, lostAnchor } from './legal-parts.ts'

type LegalPageProps = ScreenProps<LegalTexts> & {
  /** The booking rules in force. */
  rules: BookingRules
}

/** Imprint, privacy policy, terms and accessibility statement: long texts in one column, with their contents beside them. */
export function Screen({ texts, site: { labels }, page, language, rules }: LegalPageProps) {
  const parts = legalParts(texts, { page, language, rules }).map((part) => ({
    ...part,
    id: part.anchor ?? `${PART_ID}-${part.id}`,
  }))
  // A link to a part that staff have removed leads to the top of the page.
  const lost = lostAnchor(page, texts)
  return (
    <article className="bg-white pt-14 pb-20 lg:pt-20 lg:pb-28">
      <div className="wrap">
        <p className="font-semibold text-orange-text text-small">{texts.topic}</p>
        <h1 id={lost} tabIndex={lost && -1} className="mt-2 text-h1 outline-none">
          {texts.title}
        </h1>
        <div className="mt-8 grid grid-cols-1 gap-x-5 lg:mt-14 lg:grid-cols-12">
          <div className="max-w-[60ch] self-start lg:sticky lg:top-24 lg:col-span-4 lg:max-h-[calc(100svh-7rem)] lg:overflow-y-auto">
            {texts.notice && (
              <p className="mb-8 rounded-card bg-badge-orange px-5 py-4 text-badge-orange-text text-small">
                {texts.notice}
              </p>
            )}
            <Contents title={labels.contents} parts={parts} />
          </div>
          <div className="lg:col-span-7 lg:col-start-6">
            {parts.map(({ heading, id, text }) => (
              <section key={id} className="mt-12 max-w-[60ch] lg:first:mt-0">
                <h2 id={id} tabIndex={-1} className="text-h3 outline-none">
                  {heading}
                </h2>
                {text.map((paragraph) => (
                  <p key={paragraph} className="mt-3 whitespace-pre-line text-secondary">
                    <WithMailLinks text={paragraph} />
                  </p>
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </article>
  )
}

/** The beginning of the ids of parts without an anchor; those of samples are the same in both languages. */
const PART_ID = 'part'

interface ContentsProps {
  title: string
  parts: readonly { id: string; heading: string }[]
}

/** A link to each part of the page: above the text, and on wide windows beside it. */
function Contents({ title, parts }: ContentsProps) {
  return (
    <nav aria-labelledby="contents-title">
      <h2 id="contents-title" className="text-h4">
        {title}
      </h2>
      <ol className="mt-2 text-small">
        {parts.map(({ id, heading }) => (
          <li key={id} className="border-sand border-b">
            <a href={`#${id}`} className="link-quiet block py-2">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Replaces the firm's e-mail address in the text by a link. */
function WithMailLinks({ text }: { text: string }) {
  const { email } = firm()
  const [first, ...others] = text.split(email)
  let place = 0
  return (
    <>
      {first}
      {others.map((after) => {
        place += 1
        return (
          <Fragment key={place}>
            <a
              href={`mailto:${email}`}
              className="text-ink underline underline-offset-3 hyphens-none hover:decoration-2"
            >
              {email}
            </a>
            {after}
          </Fragment>
        )
      })}
    </>
  )
}
