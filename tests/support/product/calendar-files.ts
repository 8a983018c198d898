import ICAL from 'ical.js'

/** Parses a calendar file with one event as a calendar program does; instants are ISO strings in UTC. */
export function readCalendarFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent')
  const [event] = events
  if (!event || events.length > 1) throw new Error(`${events.length} events in the calendar file`)
  const word = (name: string) => event.getFirstPropertyValue(name)?.toString()
  const instant = (name: string) => {
    const time = event.getFirstPropertyValue(name)
    if (!(time instanceof ICAL.Time)) throw new Error(`${name} is no time`)
    // ical.js turns a time without a zone into local time, which would hide that the file lacks one.
    if (time.zone !== ICAL.Timezone.utcTimezone) throw new Error(`${name} is not in UTC`)
    return time.toJSDate().toISOString()
  }
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    uid: word('uid'),
    stamp: instant('dtstamp'),
    start: instant('dtstart'),
    end: instant('dtend'),
    sequence: event.getFirstPropertyValue('sequence'),
    summary: word('summary'),
    description: word('description'),
    location: word('location'),
    url: word('url'),
    /** The names of all properties of the event. */
    properties: event.getAllProperties().map(({ name }) => name),
  }
}
