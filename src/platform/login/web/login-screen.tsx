import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAdmin } from './admin-session.ts'
import { CodeStep } from './code-step.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { PasswordStep } from './password-step.tsx'
import type { Credentials } from './use-login.ts'

interface LoginScreenProps {
  /** The product's page that redirected to the login; null where there is none. */
  returnTo: string | null
}

export function LoginScreen({ returnTo }: LoginScreenProps) {
  const [typed, setTyped] = useState<Credentials | null>(null)
  const [isCodeStep, setIsCodeStep] = useState(false)

  return (
    <EntryLayout title="Admin Login">
      {isCodeStep && typed ? (
        <CodeStep email={typed.email} returnTo={returnTo} onBack={() => setIsCodeStep(false)} />
      ) : (
        <>
          <AlreadyLoggedIn />
          <PasswordStep
            returnTo={returnTo}
            typed={typed}
            onCodeRequired={(credentials) => {
              setTyped(credentials)
              setIsCodeStep(true)
            }}
          />
        </>
      )}
    </EntryLayout>
  )
}

function AlreadyLoggedIn() {
  const { adminUser } = useAdmin()
  if (!adminUser) return null
  return (
    <p className="mt-4 rounded-input bg-brand-tint px-4 py-3 text-small">
      <span>{`Sie sind als ${adminUser.email} angemeldet. `}</span>
      <Link to="/admin/dashboard" preload={false} className="font-semibold text-brand underline">
        Zum Dashboard
      </Link>
    </p>
  )
}
