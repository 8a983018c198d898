import type { CSSProperties } from 'react'

/**
 * The brand's colours as literal values, because mail programs do not support CSS variables. The same as the tokens in
 * the site's app.css.
 */
export const COLOURS = {
  page: '#fffaf3',
  card: '#ffffff',
  sand: '#eadbc6',
  ink: '#14231f',
  secondary: '#34453f',
  muted: '#55655f',
  brand: '#0e4a3f',
  brandLight: '#1b6a5a',
  accent: '#f2803c',
  white: '#ffffff',
}

const FONTS = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

export const STYLES = {
  body: { backgroundColor: COLOURS.page, fontFamily: FONTS, margin: 0, padding: '24px 12px' },
  container: { maxWidth: '600px' },
  wordmark: {
    color: COLOURS.brand,
    fontSize: '22px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: '28px',
    padding: '0 0 0 12px',
  },
  name: {
    color: COLOURS.brand,
    fontSize: '22px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    lineHeight: '28px',
    margin: '10px 0 26px 4px',
  },
  logo: { lineHeight: 0, margin: '10px 0 26px 4px' },
  logoImage: {
    border: 0,
    color: COLOURS.brand,
    display: 'block',
    fontSize: '22px',
    lineHeight: '28px',
  },
  brand: { borderCollapse: 'separate', margin: '10px 0 26px 4px' },
  card: {
    backgroundColor: COLOURS.card,
    border: `1px solid ${COLOURS.sand}`,
    borderRadius: '20px',
    padding: '32px 28px 12px',
  },
  heading: {
    color: COLOURS.ink,
    fontSize: '26px',
    fontWeight: 700,
    letterSpacing: '-0.018em',
    lineHeight: '32px',
    margin: '0 0 20px',
  },
  subheading: {
    color: COLOURS.ink,
    fontSize: '17px',
    fontWeight: 700,
    lineHeight: '24px',
    margin: '8px 0 12px',
  },
  text: {
    color: COLOURS.secondary,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 16px',
    overflowWrap: 'anywhere',
  },
  link: { color: COLOURS.brand, textDecoration: 'underline' },
  button: {
    backgroundColor: COLOURS.brand,
    borderRadius: '999px',
    color: COLOURS.white,
    fontSize: '16px',
    fontWeight: 600,
    padding: '13px 26px',
  },
  facts: { borderTop: `1px solid ${COLOURS.sand}`, margin: '4px 0 20px', width: '100%' },
  factLabel: {
    borderBottom: `1px solid ${COLOURS.sand}`,
    color: COLOURS.muted,
    fontSize: '15px',
    lineHeight: '22px',
    padding: '9px 18px 9px 0',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    width: '1%',
  },
  factValue: {
    borderBottom: `1px solid ${COLOURS.sand}`,
    color: COLOURS.ink,
    fontSize: '15px',
    lineHeight: '22px',
    overflowWrap: 'anywhere',
    padding: '9px 0',
    verticalAlign: 'top',
  },
  note: {
    color: COLOURS.muted,
    fontSize: '14px',
    lineHeight: '21px',
    margin: '24px 0 16px',
  },
  footer: {
    color: COLOURS.muted,
    fontSize: '13px',
    lineHeight: '20px',
    margin: 0,
    padding: '20px 4px 4px',
  },
} satisfies Record<string, CSSProperties>

/** A panel of the logo, slanted as in `platform/design/web/logo.tsx`: it rises by 9 of 13. */
function panel(backgroundColor: string, slant: 'up' | 'down'): CSSProperties {
  return {
    backgroundColor,
    fontSize: 0,
    height: '20px',
    lineHeight: 0,
    padding: 0,
    transform: `skewY(${slant === 'up' ? -34.7 : 34.7}deg)`,
    width: '10px',
  }
}

/** The four panels of the logo, from left to right. The class names take the colours for dark grounds. */
export const LOGO_PANELS = [
  { className: 'mail-front', style: panel(COLOURS.brand, 'up') },
  { className: 'mail-back', style: panel(COLOURS.brandLight, 'down') },
  { className: 'mail-front', style: panel(COLOURS.brand, 'up') },
  { className: 'mail-accent', style: panel(COLOURS.accent, 'down') },
]

/**
 * For mail programs with a dark mode and support of media queries. Those that only reverse colours get a readable result
 * from dark text on a light ground.
 */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .mail-page, .mail-page td[dir] { background-color: #10201c !important; }
  .mail-card { background-color: #1a2f29 !important; border-color: #34453f !important; }
  .mail-ink { color: #fffaf3 !important; border-color: #34453f !important; }
  .mail-text { color: #e6dccd !important; }
  .mail-muted { color: #b5c4bb !important; border-color: #34453f !important; }
  .mail-rule { border-color: #34453f !important; }
  .mail-brand, .mail-link { color: #9bd3b8 !important; }
  .mail-front { background-color: #dceae2 !important; }
  .mail-back { background-color: #a9cbbb !important; }
  .mail-logo { background-color: #fffaf3 !important; border-radius: 8px !important; padding: 8px !important; }
  .mail-button { background-color: #dceae2 !important; color: #0e4a3f !important; }
}
`
