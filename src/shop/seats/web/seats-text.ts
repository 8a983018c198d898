/** "1 Platz", "3 Plätze" */
export function seatsText(seats: number): string {
  return seats === 1 ? '1 Platz' : `${seats} Plätze`
}

/** What somebody waits for: "3 Plätze, mindestens 2". */
export function wishText({ seats, atLeast }: { seats: number; atLeast: number }): string {
  return atLeast < seats ? `${seatsText(seats)}, mindestens ${atLeast}` : seatsText(seats)
}
