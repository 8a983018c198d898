/** The UID of a seat's calendar entry. It never changes, so that later files update this entry and no other. */
export function seatUid(seatId: string, publicUrl: string): string {
  return `seat-${seatId}@${new URL(publicUrl).hostname}`
}
