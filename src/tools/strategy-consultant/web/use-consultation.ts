import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { websiteAddress } from '#platform/basics/web/website-address.ts'
import { replaceSearch } from '#platform/rendering/web/page-address.ts'
import type { Language } from '#site/pages/web/page-table.ts'
import { goToStep } from '#tools/frame/web/tool-address.ts'
import type { StrategyDraft } from '../domain/strategy-draft.ts'
import { type DraftEdits, editsForNewDraft, NO_EDITS } from '../domain/strategy-edits.ts'
import {
  type Consultation,
  type LastEdit,
  type MadeDraft,
  NOT_EDITED,
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
import { emptySheet, type FactSheet, factsOf, missingFacts, sheetOf } from './fact-sheet.ts'
import { EMPTY_HYPOTHESIS, type Hypothesis } from './hypothesis.ts'
import { useConsultant } from './use-consultant.ts'
import type { UnfinishedWork } from './work-notice.tsx'

interface UseConsultationOptions {
  language: Language
  isEmbedded: boolean
  url: string | undefined
  step: Step | undefined
  hasAi: boolean
}

/** State of the tool: the current view, the stored consultation, and the actions that lead to the next step. */
export function useConsultation({
  language,
  isEmbedded,
  url,
  step: wanted = 'address',
  hasAi,
}: UseConsultationOptions) {
  const stored = useStoredConsultation()
  const consultation = url === undefined ? stored : withRequested(stored, url)
  const step = reachableStep(wanted, consultation)
  const { work, read, make, finish, cancel } = useConsultant(language)
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

  /** Replaces the consultation by new facts; the earlier one can be restored. */
  const beginWith = (sheet: FactSheet) => {
    const before = consultationStore.read()
    setReplaced(before.sheet ? before : null)
    consultationStore.update({ sheet, made: null, hypothesis: EMPTY_HYPOTHESIS })
    goTo('facts')
  }

  const readWebsite = async (website: string) => {
    setNotice(null)
    setReplaced(null)
    beganAt.current = wanted
    const outcome = await read(website)
    if (outcome.kind === 'done') beginWith(sheetOf(outcome.last))
    else setNotice({ of: 'reading', failure: failureIn(outcome) })
    finish()
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
    address: consultation.address,
    step,
    work,
    notice,
    replaced,
    cancel,
    goTo,
    changeAddress: (address: string) =>
      consultationStore.update({ address, ...(url === undefined ? {} : { requested: url }) }),

    read: readWebsite,

    changeHypothesis: (hypothesis: Hypothesis) => consultationStore.update({ hypothesis }),

    describeByHand: () => beginWith(emptySheet(websiteAddress(consultation.address).url ?? null)),

    async make() {
      const { sheet, wantsAi } = consultationStore.read()
      if (!sheet || missingFacts(sheet).length > 0) return void goTo('facts')
      setNotice(null)
      setReplaced(null)
      beganAt.current = wanted
      const facts = factsOf(sheet)
      const outcome = await make(facts, hasAi && wantsAi)
      if (outcome.kind === 'done') {
        const before = consultationStore.read()
        const kept = keptEdits(before.made, outcome.last.draft)
        if (!kept.isComplete) setReplaced(before)
        const madeAt = new Date().toISOString()
        consultationStore.update({
          made: { ...NOT_EDITED, ...outcome.last, edits: kept.edits, facts, language, madeAt },
        })
        goTo('draft')
      } else {
        setNotice({ of: 'making', failure: failureIn(outcome) })
      }
      finish()
    },

    /** Stores the edits of the draft, with the last of them. */
    edit(edits: DraftEdits, lastEdit: LastEdit | null) {
      const { made } = consultationStore.read()
      if (made) consultationStore.update({ made: { ...made, edits, lastEdit } })
    },

    /** Shows the consultation of a file; the earlier one can be restored. */
    open(opened: Consultation) {
      setReplaced(consultationStore.read())
      consultationStore.update(opened)
      goTo(reachableStep('draft', opened))
    },

    startOver() {
      setReplaced(consultationStore.read())
      consultationStore.clear()
      goTo('address')
    },

    undoReplacing() {
      if (!replaced) return
      const current = consultationStore.read()
      consultationStore.update(replaced)
      // What was entered since can be restored in turn.
      setReplaced(current.sheet ? current : null)
    },

    forgetReplaced: () => setReplaced(null),
  }
}

/** The edits that fit a new draft: all of them, or the earlier draft has to stay restorable. */
function keptEdits(made: MadeDraft | null, draft: StrategyDraft) {
  return made
    ? editsForNewDraft(made.edits, made.draft, draft)
    : { edits: NO_EDITS, isComplete: true }
}

function failureIn(
  outcome:
    | { kind: 'cancelled' }
    | { kind: 'failed'; failure: Exclude<UnfinishedWork['failure'], 'cancelled'> },
): UnfinishedWork['failure'] {
  return outcome.kind === 'cancelled' ? 'cancelled' : outcome.failure
}
