/**
 * Names and values of an answer's headers. Passed as an object, `node:http` takes twice as long, which is most of its work
 * for a cached page.
 */
export type HeaderLines = [name: string, value: string][]
