import { Button } from '#platform/design/web/button.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CloseIcon, PlusIcon } from '#platform/design/web/icons.tsx'
import { randomKey } from '#platform/design/web/random-key.ts'
import { WorkFile } from '#tools/documents/web/work-file.tsx'
import { AskFirst } from '#tools/frame/web/ask-first.tsx'
import type { Meeting } from '../domain/meeting.ts'
import { isFull, isUntouched } from '../domain/meeting-shelf.ts'
import { parseMeeting, upgradedMeeting } from '../domain/meeting-storage.ts'
import { meetingFile } from './meeting-file.ts'
import { isoDay, shortDay } from './meeting-formats.ts'
import { useShares } from './meeting-shares.ts'
import type { MeetingTool } from './meeting-store.ts'

/** All meetings of this browser: to open, to delete, to add to, and to exchange as files. */
export function MeetingsList(tool: MeetingTool) {
  const { texts, tools, shelf, meeting, changeAll } = tool
  const words = texts.meetings
  const isNoMore = isFull(shelf)
  return (
    <details className="mt-4 rounded-card border border-sand bg-white print:hidden">
      <summary className="min-h-13 cursor-pointer rounded-card px-5 py-3.5 font-semibold">
        {words.title(shelf.meetings.length)}
      </summary>
      <div className="border-sand border-t px-5 pt-2 pb-5">
        <ul aria-label={words.label}>
          {shelf.meetings.map((one) => (
            <MeetingRow key={one.id} {...tool} one={one} />
          ))}
        </ul>
        <div className="mt-4 flex flex-wrap items-start gap-x-6 gap-y-3">
          <Button
            variant="secondary"
            size="small"
            disabled={isNoMore || isUntouched(meeting)}
            onClick={() => changeAll({ type: 'new', newId: randomKey() })}
          >
            <PlusIcon />
            {words.add}
          </Button>
          <WorkFile
            {...meetingFile(meeting)}
            texts={tools.file}
            parse={parseMeeting}
            upgrade={upgradedMeeting}
            onOpen={(opened) => changeAll({ type: 'add', meeting: opened, newId: randomKey() })}
          />
        </div>
        {isNoMore && <p className="mt-2 text-muted text-small">{words.full}</p>}
      </div>
    </details>
  )
}

function MeetingRow({ texts, language, meeting, changeAll, one }: MeetingTool & { one: Meeting }) {
  const isOpen = one.id === meeting.id
  const words = texts.meetings
  const name = one.title.trim() || texts.undone.untitled
  const day = one.run ? isoDay(one.run.startedAt) : one.day
  const isShared = useShares()[one.id] !== undefined
  const about = [
    day && shortDay(day, language),
    words.states[stateOf(one)],
    isShared && words.shared,
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-2 border-sand border-b py-1">
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => changeAll({ type: 'open', id: one.id })}
        className={classes(
          'min-h-11 min-w-0 grow rounded-input px-3 py-2 text-left leading-snug hover:bg-brand-tint',
          isOpen && 'bg-brand-tint font-semibold',
        )}
      >
        <span className="block break-words">{name}</span>
        <span className="block text-secondary text-small">{about.join(' · ')}</span>
      </button>
      <AskFirst
        texts={words.remove}
        onConfirm={() => changeAll({ type: 'delete', id: one.id, newId: randomKey() })}
      >
        {(ask) => (
          <button
            type="button"
            aria-label={words.removeLabel(name)}
            onClick={ask}
            className="grid size-11 place-items-center rounded-pill hover:bg-brand-tint"
          >
            <CloseIcon />
          </button>
        )}
      </AskFirst>
    </li>
  )
}

function stateOf({ run }: Meeting): 'planned' | 'running' | 'over' {
  if (!run) return 'planned'
  return run.endedAt === null ? 'running' : 'over'
}
