// In the browser every import of zod comes here (vite.config.ts). The Content-Security-Policy forbids `eval`; zod would try
// it once, and browsers report that as a violation. This must be known before the first schema is made.
import { config } from 'zod'

config({ jitless: true })

// biome-ignore lint/performance/noBarrelFile: it stands in for the library
export * from 'zod'
