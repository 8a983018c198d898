import { createContext, use } from 'react'
import type { mailStyles } from './mail-style.ts'

/** The styles of the mail that is rendered. */
export const MailStyles = createContext<ReturnType<typeof mailStyles> | null>(null)

/** For the parts of a mail, inside its frame. */
export function useMailStyles(): ReturnType<typeof mailStyles> {
  const styles = use(MailStyles)
  if (!styles) throw new Error('A part of a mail is outside of MailFrame.')
  return styles
}
