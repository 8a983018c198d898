import { Card } from '#platform/design/web/card.tsx'
import type { Meeting } from '../domain/meeting.ts'
import { MINUTE_MS, spentOn } from '../domain/meeting-clock.ts'
import type { MeetingModeratorTexts } from './meeting-moderator-texts.ts'

interface TimesTableProps {
  texts: MeetingModeratorTexts
  meeting: Meeting
}

/** Planned and actual minutes of each item. */
export function TimesTable({ texts, meeting }: TimesTableProps) {
  const { agenda, run } = meeting
  const { minutes: words } = texts
  if (agenda.length === 0) return null
  return (
    <Card as="section" aria-labelledby="meeting-times" className="mt-5">
      <h2 id="meeting-times" className="text-h3">
        {words.agenda}
      </h2>
      <table className="mt-4 w-full table-fixed border-collapse text-left">
        <thead>
          <tr className="border-sand border-b text-muted text-small">
            <th scope="col" className="py-2 pr-3 font-semibold">
              {words.item}
            </th>
            <th scope="col" className="w-22 py-2 pr-3 font-semibold sm:w-32">
              {words.planned}
            </th>
            {run && (
              <th scope="col" className="w-22 py-2 font-semibold sm:w-32">
                {words.taken}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {agenda.map(({ id, title, owner, minutes }) => (
            <tr key={id} className="border-sand border-b align-baseline last:border-b-0">
              <th scope="row" className="py-2.5 pr-3 font-normal">
                <span>{title || texts.undone.untitled}</span>
                {owner && <span className="block text-muted text-small">{owner}</span>}
              </th>
              <td className="py-2.5 pr-3 tabular-nums">{words.minutes(minutes)}</td>
              {run && (
                <td className="py-2.5 tabular-nums">
                  {words.minutes(Math.round(spentOn(run, id, Date.now()) / MINUTE_MS))}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
