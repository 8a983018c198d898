/** The address of the booking form. It begins with what is named by its id. */
export function bookingAddress(
  asksFor:
    | { package: string }
    | { training: string; package?: string }
    | { date: string; package?: string },
): string {
  return `/trainings/anmeldung?${new URLSearchParams(asksFor)}`
}
