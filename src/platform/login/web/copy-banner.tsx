import { formatMoment } from '#platform/design/web/moment-text.ts'
import { useAdmin } from './admin-session.ts'

/** A banner on every admin screen of a restored copy of the product, which sends nothing. */
export function CopyBanner() {
  const { adminUser } = useAdmin()
  if (!adminUser?.copyOf) return null
  return (
    <section
      aria-labelledby="copy-title"
      className="bg-badge-orange text-badge-orange-text text-small print:hidden"
    >
      <div className="wrap py-3">
        <h2 id="copy-title" className="font-semibold text-base">
          Das ist eine wiederhergestellte Kopie
        </h2>
        <p className="mt-1">
          <span>{`Ihre Daten sind vom ${formatMoment(adminUser.copyOf)} Uhr.`}</span> E-Mails und
          Erinnerungen warten hier, und andere Dienste werden nicht gefragt, bis der technische
          Betrieb die Kopie mit{' '}
          <code className="whitespace-nowrap font-semibold">npm run live</code> freigibt.
        </p>
      </div>
    </section>
  )
}
