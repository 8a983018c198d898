import { Card } from '#platform/design/web/card.tsx'
import { classes } from '#platform/design/web/classes.ts'
import { CONTROL_LOOK, Field, TextField } from '#platform/design/web/field.tsx'
import { MEETING_LINE_MAX, MEETING_TEXT_MAX } from '../domain/meeting.ts'
import { DayInput } from './day-input.tsx'
import type { MeetingTool } from './meeting-store.ts'
import { MinutesInput } from './minutes-input.tsx'
import { PeopleField } from './people-field.tsx'

/** Title, goal, time, place and attendees of the meeting. */
export function PlanBasics({ texts: { plan }, language, meeting, change }: MeetingTool) {
  return (
    <Card as="section" aria-labelledby="meeting-basics" className="grid content-start gap-6">
      <h2 id="meeting-basics" className="text-h3">
        {plan.title}
      </h2>
      <TextField
        id="meeting-name"
        label={plan.name}
        value={meeting.title}
        maxLength={MEETING_LINE_MAX}
        autoComplete="off"
        onChange={({ target }) => change({ type: 'set', changes: { title: target.value } })}
      />
      <Field id="meeting-goal" label={plan.goal} hint={plan.goalHint}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={meeting.goal}
            maxLength={MEETING_TEXT_MAX}
            onChange={({ target }) => change({ type: 'set', changes: { goal: target.value } })}
            className={classes(CONTROL_LOOK, 'field-sizing-content min-h-26 py-3')}
          />
        )}
      </Field>
      <div className="grid grid-cols-1 gap-x-4 gap-y-6 sm:grid-cols-2">
        <Field id="meeting-day" label={plan.day}>
          {({ id }) => (
            <DayInput
              id={id}
              value={meeting.day}
              language={language}
              onChange={(day) => change({ type: 'set', changes: { day } })}
              className="h-13"
            />
          )}
        </Field>
        <TextField
          id="meeting-start"
          type="time"
          label={plan.start}
          value={meeting.startTime}
          onChange={({ target }) => change({ type: 'set', changes: { startTime: target.value } })}
        />
        <Field id="meeting-length" label={plan.length}>
          {(control) => (
            <MinutesInput
              {...control}
              value={meeting.length}
              onChange={(length) => change({ type: 'set', changes: { length } })}
              className={classes(CONTROL_LOOK, 'h-13')}
            />
          )}
        </Field>
        <TextField
          id="meeting-place"
          label={plan.place}
          hint={plan.placeHint}
          value={meeting.place}
          maxLength={MEETING_LINE_MAX}
          autoComplete="off"
          onChange={({ target }) => change({ type: 'set', changes: { place: target.value } })}
        />
      </div>
      <PeopleField
        texts={plan}
        people={meeting.people}
        onChange={(people) => change({ type: 'set', changes: { people } })}
      />
    </Card>
  )
}
