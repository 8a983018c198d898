import { Card } from '#platform/design/web/card.tsx'
import { OwnTime } from '#platform/design/web/own-time-note.tsx'
import { RadioCards } from '#platform/design/web/radio-cards.tsx'
import { SelectField } from '#platform/design/web/select-field.tsx'
import { PictureOfUrl } from '#platform/pictures/web/picture.tsx'
import { type WaitedFor, waitingListAddress } from '#site/pages/web/waiting-list-address.ts'
import { DateOptions } from './date-options.tsx'
import type { OfferedDate } from './offered-dates.ts'
import { OtherPerson } from './other-person.tsx'
import type { MissedSeat } from './seat-request.ts'
import { dateHint } from './slot-texts.ts'
import {
  EMPTY_PERSON,
  earlierSlotOfSamePerson,
  offeredCompany,
  type Person,
  type Slot,
} from './slot-values.ts'
import type { SlotsFormApi } from './slots-form.ts'

interface SlotCardProps {
  index: number
  slot: Slot
  /** All slots of the package, for comparison. */
  slots: readonly Slot[]
  booker: Person
  dates: readonly OfferedDate[]
  /** What the address asked for and cannot be had. */
  missed: MissedSeat | undefined
  form: SlotsFormApi
}

export function SlotCard({ index, slot, slots, booker, dates, missed, form }: SlotCardProps) {
  const path = `slots.${index}` as const
  const errors = form.formState.errors.slots?.[index]
  const chosen = dates.find(({ id }) => id === slot.dateId)
  return (
    <Card className="relative">
      {chosen?.heroImage && (
        <PictureOfUrl
          src={chosen.heroImage}
          alt=""
          sizes="64px"
          className="absolute top-5 right-6 h-12 w-16 rounded-input object-cover sm:top-7 sm:right-8"
        />
      )}
      <fieldset className="min-w-0">
        <legend>
          <h2 className="text-h4">{`Slot ${index + 1} von ${slots.length}`}</h2>
        </legend>
        <div className="mt-4 flex flex-col gap-4">
          <SelectField
            id={`${path}.dateId`}
            label="Training"
            required
            hint={<DateHint chosen={chosen} missed={index === 0 ? missed : undefined} />}
            error={errors?.dateId?.message}
            {...form.register(`${path}.dateId`)}
          >
            <option value="">Training auswählen...</option>
            <DateOptions dates={dates} />
          </SelectField>
          <RadioCards
            id={`${path}.attendeeType`}
            legend="Teilnehmer"
            className="sm:grid-cols-2"
            radio={form.register(`${path}.attendeeType`, {
              // Choosing another person clears the fields, each time (specification, section 4).
              onChange: () => {
                form.setValue(`${path}.other`, { ...EMPTY_PERSON })
                form.clearErrors(`${path}.other`)
              },
            })}
            options={[
              { value: 'booker', content: `Für mich (${booker.firstName} ${booker.lastName})` },
              { value: 'other', content: 'Für eine andere Person' },
            ]}
          />
          {slot.attendeeType === 'other' && (
            <OtherPerson
              index={index}
              form={form}
              offer={offeredCompany(slots, index, booker)}
              company={slot.other.company}
            />
          )}
          <RepeatHint
            slots={slots}
            index={index}
            earlier={earlierSlotOfSamePerson(slots, index, booker)}
          />
        </div>
      </fieldset>
    </Card>
  )
}

interface DateHintProps {
  chosen: OfferedDate | undefined
  missed: MissedSeat | undefined
}

/** On phones the chosen date again, and the waiting list of what is sold out: chosen, or asked for by the address. */
function DateHint({ chosen, missed }: DateHintProps) {
  const isChosenFull = chosen?.seatsLeft === 0
  return (
    <>
      {chosen && <p className="mt-1.5 sm:hidden">{dateHint(chosen)}</p>}
      {chosen && <OwnTime session={chosen} className="mt-1.5" />}
      {isChosenFull && <WaitingListLink waiting={{ date: chosen.id }} title={chosen.title} />}
      {!isChosenFull && missed?.waiting && missed.soldOut !== undefined && (
        <WaitingListLink waiting={missed.waiting} title={missed.soldOut} />
      )}
    </>
  )
}

function WaitingListLink({ waiting, title }: { waiting: WaitedFor; title: string }) {
  return (
    <p className="mt-1.5">
      <a
        href={waitingListAddress(waiting)}
        className="inline-block min-h-6 font-semibold text-brand-hover underline underline-offset-3 hover:decoration-2"
      >
        {`Dein Termin für „${title}“ ist ausgebucht? Zur Warteliste`}
      </a>
    </p>
  )
}

interface RepeatHintProps {
  slots: readonly Slot[]
  index: number
  /** Index of an earlier slot with the same person on the same date; null when there is none. */
  earlier: number | null
}

/** A polite notice (role status) of a repetition. It does not prevent the booking. */
function RepeatHint({ slots, index, earlier }: RepeatHintProps) {
  const isBookerTwice =
    earlier !== null &&
    slots[index]?.attendeeType === 'booker' &&
    slots[earlier]?.attendeeType === 'booker'
  return (
    <div role="status" className="empty:hidden">
      {earlier !== null && (
        <p className="rounded-input bg-badge-orange px-4 py-3 text-badge-orange-text text-small">
          {`${
            isBookerTwice
              ? `Du hast dieses Training schon in Slot ${earlier + 1} für dich gewählt.`
              : `Diese E-Mail-Adresse ist für dieses Training schon in Slot ${earlier + 1} eingetragen.`
          } Das belegt zwei Plätze. Wenn es so sein soll, mach einfach weiter.`}
        </p>
      )}
    </div>
  )
}
