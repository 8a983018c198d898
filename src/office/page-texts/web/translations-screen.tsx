import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { todoKey } from '#office/frame/web/dashboard-keys.ts'
import { call } from '#platform/design/web/api.ts'
import { apiQuery } from '#platform/design/web/api-query.ts'
import { Badge } from '#platform/design/web/badge.tsx'
import { Button, ButtonAnchor } from '#platform/design/web/button.tsx'
import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { counted } from '#platform/design/web/counted.ts'
import { notify } from '#platform/design/web/notifications.ts'
import { TextDifference } from '#platform/editing/web/shown-difference.tsx'
import { useFailure } from '#platform/login/web/admin-refusal.ts'
import { QueryNotice } from '#platform/login/web/query-notice.tsx'
import { editorAddress } from '../domain/editor-address.ts'
import type { Translation } from '../domain/staff-page.ts'
import { CmsLink } from './cms-link.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { pagesQuery } from './listed-pages.ts'
import { translationServiceQuery, useProposal } from './use-proposal.ts'
import { hasNoFocus } from './use-text-write.ts'
import { wordlessChange } from './wordless-change.ts'

/** Read again whenever the screen opens, because others edit too. */
const translationsQuery = apiQuery('/api/admin/translations', { gcTime: 0 })

const TEXTS = { one: 'Text ist zu prüfen', many: 'Texte sind zu prüfen' }
const OTHER = { de: 'en', en: 'de' } as const

/** Every text whose other language has changed since: it still fits, or is edited. */
export function TranslationsScreen() {
  const texts = useQuery(translationsQuery)
  return (
    <>
      <CmsLink />
      <h1 className="text-h2">Übersetzungen</h1>
      <p className="mt-2 max-w-[60ch] text-secondary">
        Hier stehen Texte, deren andere Sprache sich geändert hat. Passt ein Text trotzdem,
        bestätigen Sie ihn. Sonst bearbeiten Sie ihn.
      </p>
      <QueryNotice query={texts} isAlone>
        Die Übersetzungen konnten nicht geladen werden.
      </QueryNotice>
      {texts.data && <Translations texts={texts.data} />}
    </>
  )
}

function idOf({ page, language, key }: Translation): string {
  return `${page}.${language}/${key}`
}

function Translations({ texts }: { texts: readonly Translation[] }) {
  const list = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)

  /** The place of the text that was just confirmed: the next one takes the focus, so that it can be confirmed too. */
  const confirmed = useRef<number | null>(null)

  useEffect(() => {
    if (confirmed.current === null) return
    const place = Math.min(confirmed.current, texts.length - 1)
    confirmed.current = null
    const next = list.current?.querySelectorAll<HTMLElement>('[data-confirm]')[place]
    const taker = next ?? status.current
    taker?.focus()
  }, [texts])

  const places = new Map(texts.map((text, place) => [idOf(text), place]))
  return (
    <div ref={list}>
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="mt-6 font-semibold text-small outline-none"
      >
        {texts.length === 0 ? 'Keine Übersetzung ist zu prüfen.' : counted(TEXTS, texts.length)}
      </p>
      {[...Map.groupBy(texts, ({ page, language }) => `${page}.${language}`)].map(
        ([section, ofPage]) => (
          <TranslationsOfPage
            key={section}
            texts={ofPage}
            onConfirmed={(text) => {
              confirmed.current = places.get(idOf(text)) ?? 0
            }}
          />
        ),
      )}
    </div>
  )
}

interface TranslationsOfPageProps {
  texts: readonly Translation[]
  onConfirmed: (text: Translation) => void
}

function TranslationsOfPage({ texts, onConfirmed }: TranslationsOfPageProps) {
  const titleId = useId()
  const [first] = texts
  if (!first) return null
  return (
    <section aria-labelledby={titleId} className="mt-7">
      <h2 id={titleId} className="mb-2.5 text-h4">
        {`${first.pageLabel}, ${LANGUAGE_NAMES[first.language]}`}
      </h2>
      <Card padding="none">
        <ul className="divide-y divide-section">
          {texts.map((text) => (
            <TranslationItem key={text.key} text={text} onConfirmed={() => onConfirmed(text)} />
          ))}
        </ul>
      </Card>
    </section>
  )
}

interface TranslationItemProps {
  text: Translation
  onConfirmed: () => void
}

function TranslationItem({ text, onConfirmed }: TranslationItemProps) {
  const titleId = useId()
  const item = useRef<HTMLLIElement>(null)
  const { key, kind, label, language, content, draft, other, was } = text
  const { confirm, isPending } = useConfirm(text, onConfirmed)
  const wordless = wordlessChange(kind)
  const otherName = LANGUAGE_NAMES[OTHER[language]]
  return (
    <li ref={item} aria-labelledby={titleId} className="grid gap-4 px-5 py-5 sm:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3
            id={titleId}
            className="font-semibold font-text text-base leading-snug tracking-normal"
          >
            {label}
          </h3>
          {draft && (
            <Badge tone="orange">{draft.isProposal ? 'Vorschlag' : 'Änderung im Entwurf'}</Badge>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <ProposalButton
            text={text}
            onFocusLost={() => item.current?.querySelector('button')?.focus()}
          />
          <Button
            data-confirm
            variant={draft?.isProposal ? 'secondary' : 'primary'}
            size="small"
            pending={isPending}
            aria-label={`Passt noch: ${label}`}
            onClick={() => void confirm()}
          >
            Passt noch
          </Button>
          <ButtonAnchor
            href={editorAddress(text, key)}
            variant="secondary"
            size="small"
            aria-label={`Bearbeiten: ${label}`}
          >
            Bearbeiten
          </ButtonAnchor>
        </div>
      </div>
      {wordless ? (
        <p className="text-secondary">{`${otherName}: ${wordless}`}</p>
      ) : (
        <dl
          className={classes('grid gap-x-8 gap-y-3', draft ? 'sm:grid-cols-2' : 'lg:grid-cols-3')}
        >
          <Side name={LANGUAGE_NAMES[language]}>
            <span className="wrap-anywhere whitespace-pre-line">{content || '(leer)'}</span>
          </Side>
          {draft && (
            <Side name={`${LANGUAGE_NAMES[language]}, im Entwurf`}>
              <TextDifference text={draft.content || '(leer)'} other={content} />
            </Side>
          )}
          <Side name={`${otherName}, bisher`}>
            <TextDifference text={was || '(leer)'} other={other} />
          </Side>
          <Side name={`${otherName}, jetzt`}>
            <TextDifference text={other || '(leer)'} other={was} />
          </Side>
        </dl>
      )}
    </li>
  )
}

/** Asks the AI service for a translation where there is one, and accepts what it proposed. */
function ProposalButton({ text, onFocusLost }: { text: Translation; onFocusLost: () => void }) {
  const { page, language, key, kind, label, draft } = text
  const queryClient = useQueryClient()
  const { data: service } = useQuery(translationServiceQuery)
  const { propose, accept, isPending } = useProposal({ page, language, key }, async () => {
    void queryClient.invalidateQueries(pagesQuery)
    await queryClient.invalidateQueries(translationsQuery)
  })
  const wasPending = useRef(false)
  useEffect(() => {
    if (wasPending.current && !isPending && hasNoFocus()) onFocusLost()
    wasPending.current = isPending
  }, [isPending, onFocusLost])

  if (draft?.isProposal)
    return (
      <Button
        size="small"
        pending={isPending}
        aria-label={`Übernehmen: ${label}`}
        onClick={() => accept(draft)}
      >
        Übernehmen
      </Button>
    )
  if (draft || kind === 'list' || !service?.isAvailable) return null
  return (
    <Button
      variant="secondary"
      size="small"
      pending={isPending}
      pendingLabel="Wird übersetzt..."
      aria-label={`Vorschlag holen: ${label}`}
      onClick={propose}
    >
      Vorschlag holen
    </Button>
  )
}

function Side({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

/** "Passt noch". Where the other language has changed again meanwhile, the list shows it anew. */
function useConfirm({ page, language, key, other }: Translation, onConfirmed: () => void) {
  const queryClient = useQueryClient()
  const tellFailure = useFailure()
  const [isPending, setPending] = useState(false)

  async function confirm() {
    setPending(true)
    try {
      await call('POST', '/api/admin/pages/{page}/{language}/texts/confirm', {
        path: { page, language },
        body: { key, other },
      })
      notify({ title: 'Gespeichert', description: 'Der Text gilt wieder als übersetzt.' })
      onConfirmed()
      void queryClient.invalidateQueries({ queryKey: todoKey })
      void queryClient.invalidateQueries(pagesQuery)
      await queryClient.invalidateQueries(translationsQuery)
    } catch (error) {
      tellFailure(error, 'Das konnte nicht gespeichert werden.')
      await queryClient.invalidateQueries(translationsQuery)
    } finally {
      setPending(false)
    }
  }

  return { confirm, isPending }
}
