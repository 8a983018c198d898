import { LogoMark } from '#platform/design/web/logo.tsx'
import { Section } from '#platform/design/web/section.tsx'
import { TextPicture } from '#platform/pictures/web/text-picture.tsx'
import { ANCHORS } from '#site/pages/web/anchors.ts'
import type { HomeTexts } from '../domain/home-texts.ts'

type Team = HomeTexts['team']

export function TeamSection({ texts }: { texts: Team }) {
  return (
    <Section id={ANCHORS.team} aria-labelledby="team-title">
      <div className="grid grid-cols-1 items-end gap-x-5 gap-y-4 lg:grid-cols-12">
        <h2 id="team-title" className="text-h1 lg:col-span-7">
          {texts.title}
        </h2>
        <p className="max-w-[46ch] text-lead text-secondary max-sm:text-base lg:col-span-5">
          {texts.intro}
        </p>
      </div>
      <ul
        aria-label={texts.title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the keyboard scrolls to who lies beside the window
        tabIndex={0}
        className="phone-strip mt-6 rounded-card sm:mt-8 sm:grid sm:grid-cols-2 sm:gap-x-5 sm:gap-y-8 md:grid-cols-4 lg:mt-14 xl:grid-cols-7 xl:gap-x-4"
      >
        {texts.members.map((member) => (
          <Member key={member.id} member={member} />
        ))}
        {/* Completes the last row, be it of two or of four. */}
        {texts.members.length % 4 === 3 && (
          <li aria-hidden="true" className="max-sm:hidden xl:hidden">
            <div className="grid aspect-4/5 place-items-center rounded-card bg-brand-tint">
              <LogoMark className="w-1/2" />
            </div>
          </li>
        )}
      </ul>
    </Section>
  )
}

function Member({ member }: { member: Team['members'][number] }) {
  return (
    <li className="min-w-0 max-sm:w-32">
      <div>
        <TextPicture
          of={member.picture}
          sizes="(min-width: 80rem) 164px, (min-width: 48rem) calc(25vw - 35px), (min-width: 40rem) calc(50vw - 30px), 128px"
          className="aspect-4/5 w-full rounded-card object-cover"
        />
      </div>
      <div className="min-w-0">
        <h3 className="mt-3 text-base leading-tight sm:mt-3.5 sm:text-lead">{member.name}</h3>
        <p className="mt-1 text-muted text-small max-sm:leading-tight">{member.role}</p>
      </div>
    </li>
  )
}
