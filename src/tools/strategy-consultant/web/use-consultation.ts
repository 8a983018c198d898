import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { websiteAddress } from '#platform/basics/web/website-address.ts'
import { replaceSearch } from '#platform/rendering/web/page-address.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { goToStep } from '#tools/frame/web/tool-address.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { isSameSite, keptFacts, withoutPassages } from '../domain/market/competitor.ts'
import { siteChanges } from '../domain/market/site-changes.ts'
import { editsForNewDraft, NO_EDITS } from '../domain/strategy-edits.ts'
import {
  type Consultation,
  EMPTY_CONSULTATION,
  reachableStep,
  type Step,
  searchOf,
  withRequested,
} from './consultation.ts'
import {
  consultationStore,
  useReplacedConsultation,
  useStoredConsultation,
} from './consultation-store.ts'
import { withCorrections } from './fact-corrections.ts'
import { emptySheet, factsOf, foundIn, missingFacts, sheetOf } from './fact-sheet.ts'
import { type DraftMaking, type SiteReading, useLineCalls } from './line-calls.ts'
import type { UnfinishedWork } from './work-notice.tsx'

/** The task that the server is working on for this page. */
export type CurrentTask =
  | { readonly kind: 'reading'; readonly url: string; readonly reading: SiteReading }
  | { readonly kind: 'making'; readonly making: DraftMaking }

interface UseConsultationOptions {
  language: Language
  isEmbedded: boolean
  url: string | undefined
  step: Step | undefined
  hasAi: boolean
  /** Called when another consultation takes the place of this one. */
  onReplaced: () => void
}

/** State of the tool: the current view, the stored consultation, and the actions that lead to the next step. */
export function useConsultation(options: UseConsultationOptions) {
  const { language, isEmbedded, url, step: wanted = 'address', hasAi, onReplaced } = options
  const stored = useStoredConsultation()
  const consultation = url === undefined ? stored : withRequested(stored, url)
  const step = reachableStep(wanted, consultation)
  const { read, make, cancel } = useLineCalls(language)
  const [work, setWork] = useState<CurrentTask | null>(null)
  const [notice, setNotice] = useState<UnfinishedWork | null>(null)
  const [replaced, setReplaced] = useReplacedConsultation()

  // Going back or forward in the browser's history cancels the task.
  const beganAt = useRef(wanted)
  useEffect(() => {
    if (wanted !== beganAt.current) cancel()
  }, [wanted, cancel])

  const goTo = (next: Step) => {
    setNotice(null)
    goToStep(searchOf(next, isEmbedded))
  }

  /** Replaces the consultation; the earlier one can be restored. */
  const beginWith = (begun: Pick<Consultation, 'sheet' | 'readAt'>) => {
    onReplaced()
    const before = consultationStore.read()
    setReplaced(before.sheet ? before : null)
    const { address, requested, wantsAi } = before
    consultationStore.update({ ...EMPTY_CONSULTATION, address, requested, wantsAi, ...begun })
    goTo('facts')
  }

  const begin = () => {
    setNotice(null)
    setReplaced(null)
    beganAt.current = wanted
  }

  const readWebsite = async (website: string) => {
    begin()
    const outcome = await read(website, (reading) =>
      setWork({ kind: 'reading', url: website, reading }),
    )
    if (outcome.done) {
      const again = readAgain(consultationStore.read(), outcome.done)
      if (again) {
        consultationStore.update(again)
        goTo('facts')
      } else {
        beginWith({ sheet: sheetOf(outcome.done), readAt: new Date().toISOString() })
      }
    } else {
      setNotice({ of: 'reading', failure: outcome.failure })
    }
    setWork(null)
  }

  /** The form on the home page has asked for the website: it is read at once, and not again after a reload. */
  const hasBegun = useRef(false)
  const readRequested = useEffectEvent(() => {
    if (url === undefined || wanted !== 'address' || hasBegun.current) return
    hasBegun.current = true
    consultationStore.update({ address: url, requested: url })
    replaceSearch({ url: undefined })
    const website = websiteAddress(url)
    if (!website.problem) void readWebsite(website.url)
  })
  useEffect(() => readRequested(), [])

  return {
    consultation,
    step,
    work,
    notice,
    replaced,
    cancel,
    goTo,
    read: readWebsite,
    changeAddress: (address: string) =>
      consultationStore.update({ address, ...(url === undefined ? {} : { requested: url }) }),
    describeByHand: () =>
      beginWith({
        sheet: emptySheet(websiteAddress(consultation.address).url ?? null),
        readAt: null,
      }),

    async make() {
      const { sheet, wantsAi, competitors: named } = consultationStore.read()
      if (!sheet || missingFacts(sheet).length > 0) return void goTo('facts')
      begin()
      const facts = factsOf(sheet)
      const ai = hasAi && wantsAi
      const competitors = ai ? keptFacts(named) : []
      const outcome = await make({ facts, competitors, ai }, (making) =>
        setWork({ kind: 'making', making }),
      )
      if (outcome.done) {
        const before = consultationStore.read()
        const { edits, isComplete } = before.made
          ? editsForNewDraft(before.made.own, before.made.draft, outcome.done.draft)
          : { edits: NO_EDITS, isComplete: true }
        if (!isComplete) setReplaced(before)
        const otherPages = competitors.flatMap(({ pages }) => pages)
        const made = {
          ...outcome.done,
          own: edits,
          facts: withoutPassages(facts),
          otherPages,
          language,
        }
        consultationStore.update({ made: { ...made, madeAt: new Date().toISOString() } })
        goTo('draft')
      } else {
        setNotice({ of: 'making', failure: outcome.failure })
      }
      setWork(null)
    },

    /** Shows the consultation of a file; the earlier one can be restored. */
    open(opened: Consultation) {
      onReplaced()
      setReplaced(consultationStore.read())
      consultationStore.update(opened)
      goTo(reachableStep('draft', opened))
    },

    startOver() {
      onReplaced()
      setReplaced(consultationStore.read())
      consultationStore.clear()
      goTo('address')
    },

    undoReplacing() {
      if (!replaced) return
      onReplaced()
      const current = consultationStore.read()
      consultationStore.update(replaced)
      // What was entered since can be restored in turn.
      setReplaced(current.sheet ? current : null)
    },

    forgetReplaced: () => setReplaced(null),
  }
}

/**
 * What a new reading of the same website changes: the visitor's corrections, draft, competitors and thesis stay, and it
 * says what has changed. Null where another website was read before, or none.
 */
function readAgain({ sheet, readAt }: Consultation, facts: SiteFacts) {
  if (!sheet || sheet.pages.length === 0 || !isSameSite(sheet.url, facts.url)) return null
  return {
    sheet: withCorrections(sheetOf(facts), sheet),
    readAt: new Date().toISOString(),
    changes: { since: readAt, changes: siteChanges(foundIn(sheet), facts) },
  }
}
