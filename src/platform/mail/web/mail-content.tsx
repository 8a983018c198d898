import { useState } from 'react'
import { Tabs } from '#platform/design/web/staff/tabs.tsx'
import type { MailDetails } from '../domain/mail.ts'
import { MailFrame } from './mail-frame.tsx'

type Form = 'html' | 'text'

/** The content of a mail, as HTML and as plain text. */
export function MailContent({ mail }: { mail: Pick<MailDetails, 'html' | 'text' | 'isErased'> }) {
  const { html, text, isErased } = mail
  const [form, setForm] = useState<Form>('html')
  if (isErased) return <Note>Der Inhalt wurde mit den Daten der Person gelöscht.</Note>
  if (text === null || html === null)
    return <Note>Der Text dieser E-Mail lässt sich nicht erstellen.</Note>
  return (
    <div className="min-w-0">
      <Tabs<Form>
        label="Form der E-Mail"
        value={form}
        onChange={setForm}
        tabs={[
          { value: 'html', label: 'Gestaltet', content: <MailFrame html={html} /> },
          { value: 'text', label: 'Nur Text', content: <PlainText text={text} /> },
        ]}
      />
    </div>
  )
}

function PlainText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap rounded-card bg-white p-5 text-small shadow-card hyphens-none">
      {text}
    </p>
  )
}

function Note({ children }: { children: string }) {
  return <p className="rounded-card bg-section p-5 text-secondary text-small">{children}</p>
}
