import { isWritten, OWN_QUESTIONS, ownQuestionKey } from '#platform/editing/domain/page-texts.ts'
import type { OverviewText } from '#platform/editing/web/content-text.ts'
import { idsOf } from '#site/pages/domain/page-content.ts'
import { AddItem, EditableContent, EditableItem, type ListTarget } from './editing/editable.tsx'

/** In edit mode: the questions that staff have added, each open. Visitors see one once both texts are written. */
export function OwnQuestions({ text }: { text: OverviewText }) {
  const list: ListTarget = {
    kind: 'content',
    field: 'questions',
    list: text(OWN_QUESTIONS),
    textOf: (id) => text(ownQuestionKey(id, 'question')),
  }
  return (
    <>
      {idsOf(list.list.content).map((id, index) => {
        const [question, answer] = [list.textOf(id), text(ownQuestionKey(id, 'answer'))]
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moved element would lose the focus
          <div key={index} className="relative py-5 pr-10">
            <h3 className="text-h4">
              <EditableItem of={list} index={index} handle="top-5 right-0">
                {question.content}
              </EditableItem>
            </h3>
            <p className="mt-2 max-w-[60ch] text-secondary">
              <EditableContent text={answer} />
            </p>
            {(!isWritten(question) || !isWritten(answer)) && (
              <p className="mt-2 font-semibold text-orange-text text-small">
                {`Noch nicht zu sehen: Es fehlt die ${isWritten(question) ? 'Antwort' : 'Frage'}.`}
              </p>
            )}
          </div>
        )
      })}
      <AddItem of={list} className="top-full left-0 mt-2" />
    </>
  )
}
