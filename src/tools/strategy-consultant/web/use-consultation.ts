import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { websiteAddress } from '#platform/basics/web/website-address.ts'
import { replaceSearch } from '#platform/rendering/web/page-address.ts'
import { goToStep } from '#tools/frame/web/tool-address.ts'
import type { ToolSearch } from '#tools/frame/web/tool-search.ts'
import type { SiteFacts } from '#tools/website-reader/domain/site-facts.ts'
import { isSameSite, keptFacts, withoutPassages } from '../domain/market/comparison.ts'
import { siteChanges } from '../domain/market/site-changes.ts'
import { editsForNewDraft, NO_EDITS } from '../domain/strategy-edits.ts'
import {
  type Consultation,
  EMPTY_CONSULTATION,
  reachableStep,
  type Step,
  searchOf,
} from './consultation.ts'
import {
  consultationStore,
  useReplacedConsultation,
  useStoredConsultation,
} from './consultation-store.ts'
import {
  emptySheet,
  factsOf,
  foundIn,
  missingFacts,
  sheetOf,
  withCorrections,
} from './fact-sheet.ts'
import { type DraftMaking, type Failure, type SiteReading, useLineCalls } from './line-calls.ts'
import { useStrategy } from './use-strategy.ts'

/** The task that the server is working on for this page. */
export type CurrentTask =
  | { readonly kind: 'reading'; readonly url: string; readonly reading: SiteReading }
  | { readonly kind: 'making'; readonly making: DraftMaking }

/** A task that failed or was cancelled. */
interface UnfinishedTask {
  readonly of: CurrentTask['kind']
  readonly failure: Failure | 'cancelled'
}

export type ConsultationTool = ReturnType<typeof useConsultation>

/**
 * State of the tool: the current view, the stored consultation, and the actions that lead to the next step.
 *
 * @param place the website and the step from the address of the page
 * @param onReplaced called when another consultation takes the place of this one
 */
export function useConsultation(place: Pick<ToolSearch, 'url' | 'step'>, onReplaced: () => void) {
  const { url, step: wanted = 'address' } = place
  const { language, isEmbedded, ai } = useStrategy()
  const stored = useStoredConsultation()
  const consultation = url === undefined ? stored : { ...stored, address: url }
  const { read, make, cancel } = useLineCalls()
  const [work, setWork] = useState<CurrentTask | null>(null)
  const [notice, setNotice] = useState<UnfinishedTask | null>(null)
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
  const replaceBy = (next: Consultation, step?: Step) => {
    onReplaced()
    setReplaced(consultationStore.read())
    consultationStore.replace(next)
    if (step) goTo(step)
  }

  const beginWith = (begun: Pick<Consultation, 'sheet' | 'readAt'>) => {
    const { address, wantsAi } = consultationStore.read()
    replaceBy({ ...EMPTY_CONSULTATION, address, wantsAi, ...begun }, 'facts')
  }

  const begin = () => {
    setNotice(null)
    setReplaced(null)
    beganAt.current = wanted
  }

  const readWebsite = async (website: string) => {
    begin()
    const { done, failure } = await read(website, (reading) =>
      setWork({ kind: 'reading', url: website, reading }),
    )
    const again = done && readAgain(consultationStore.read(), done)
    if (failure) setNotice({ of: 'reading', failure })
    else if (again) {
      consultationStore.update(again)
      goTo('facts')
    } else beginWith({ sheet: sheetOf(done), readAt: new Date().toISOString() })
    setWork(null)
  }

  /** The form on the home page has asked for the website: it is read at once, and not again after a reload. */
  const readRequested = useEffectEvent(() => {
    if (url === undefined) return
    consultationStore.update({ address: url })
    replaceSearch({ url: undefined })
    const website = websiteAddress(url)
    if (wanted === 'address' && !website.problem) void readWebsite(website.url)
  })
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!hasBegun.current) readRequested()
    hasBegun.current = true
  }, [])

  return {
    consultation,
    step: reachableStep(wanted, consultation),
    work,
    notice,
    isReplaced: replaced.sheet !== null,
    cancel,
    goTo,
    read: readWebsite,
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
      const byAi = ai !== null && wantsAi
      const competitors = byAi ? keptFacts(named) : []
      const { done, failure } = await make({ facts, competitors, ai: byAi }, (making) =>
        setWork({ kind: 'making', making }),
      )
      if (failure) setNotice({ of: 'making', failure })
      else {
        const { made } = consultationStore.read()
        const { edits, isComplete } = made
          ? editsForNewDraft(made.own, made.draft, done.draft)
          : { edits: NO_EDITS, isComplete: true }
        if (!isComplete) setReplaced(consultationStore.read())
        consultationStore.update({
          made: {
            ...done,
            facts: withoutPassages(facts),
            otherPages: competitors.flatMap(({ pages }) => pages),
            language,
            madeAt: new Date().toISOString(),
            own: edits,
          },
        })
        goTo('draft')
      }
      setWork(null)
    },

    /** Shows the consultation of a file; the earlier one can be restored. */
    open: (opened: Consultation) => replaceBy(opened, reachableStep('draft', opened)),

    startOver: () => replaceBy(EMPTY_CONSULTATION, 'address'),

    /** Restores the earlier consultation. What was entered since can be restored in turn. */
    undoReplacing: () => replaced.sheet && replaceBy(replaced),

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
