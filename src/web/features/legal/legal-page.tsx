import { Fragment } from 'react'
import { FIRM } from '../../content/firm.ts'
import type { LegalTexts } from '../../content/texts.ts'
import type { ScreenProps } from '../../lib/pages/screen-props.ts'

/** Imprint, privacy policy and accessibility statement: long texts in one column. */
export function Screen({ texts }: ScreenProps<LegalTexts>) {
  return (
    <article className="bg-white pt-14 pb-20 lg:pt-20 lg:pb-28">
      <div className="wrap">
        <p className="font-semibold text-orange-text text-small">{texts.topic}</p>
        <h1 className="mt-2 text-h1">{texts.title}</h1>
        <div className="mt-8 grid grid-cols-1 gap-x-5 lg:mt-14 lg:grid-cols-12">
          <p className="max-w-[60ch] self-start rounded-card bg-badge-orange px-5 py-4 text-badge-orange-text text-small lg:sticky lg:top-24 lg:col-span-4">
            {texts.notice}
          </p>
          <div className="lg:col-span-7 lg:col-start-6">
            {texts.paragraphs.map(({ heading, anchor, text }) => (
              <section key={heading} className="mt-12 max-w-[60ch] lg:first:mt-0">
                <h2 id={anchor} tabIndex={anchor ? -1 : undefined} className="text-h3 outline-none">
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

/** Replaces the firm's e-mail address in the text by a link. */
function WithMailLinks({ text }: { text: string }) {
  const [first, ...others] = text.split(FIRM.email)
  let place = 0
  return (
    <>
      {first}
      {others.map((after) => {
        place += 1
        return (
          <Fragment key={place}>
            <a
              href={`mailto:${FIRM.email}`}
              className="text-ink underline underline-offset-3 hyphens-none hover:decoration-2"
            >
              {FIRM.email}
            </a>
            {after}
          </Fragment>
        )
      })}
    </>
  )
}
