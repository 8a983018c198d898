/** What the list in the address shows: "?gemeldet=true" for what was reported. */
export interface RoomsSearch {
  gemeldet?: true
}

export function parseRoomsSearch({ gemeldet }: Record<string, unknown>): RoomsSearch {
  return gemeldet === true ? { gemeldet } : {}
}
