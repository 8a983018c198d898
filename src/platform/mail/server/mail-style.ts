import type { CSSProperties } from 'react'

/** The colours of mails, as literal values: mail programs do not support CSS variables. */
export type MailColors = Readonly<
  Record<
    | 'page'
    | 'sand'
    | 'ink'
    | 'secondary'
    | 'muted'
    | 'brand'
    | 'brand-tint'
    | 'dark-page'
    | 'dark-card'
    | 'dark-text'
    | 'dark-muted'
    | 'dark-brand',
    string
  >
>

/** Colours, and how corners are rounded, in pixels. */
export interface MailLook {
  colors: MailColors
  radii: { card: number; button: number }
}

const WHITE = '#ffffff'
/** Of the logo. */
const MARK = { front: '#0e4a3f', back: '#1b6a5a', accent: '#f2803c' }

const FONTS = "-apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** The styles of a mail's parts. */
export function mailStyles({ colors, radii }: MailLook) {
  return {
    body: { backgroundColor: colors.page, fontFamily: FONTS, margin: 0, padding: '24px 12px' },
    container: { maxWidth: '600px' },
    wordmark: {
      color: colors.brand,
      fontSize: '22px',
      fontWeight: 700,
      letterSpacing: '-0.02em',
      lineHeight: '28px',
      padding: '0 0 0 12px',
    },
    name: {
      color: colors.brand,
      fontSize: '22px',
      fontWeight: 700,
      letterSpacing: '-0.02em',
      lineHeight: '28px',
      margin: '10px 0 26px 4px',
    },
    logo: { lineHeight: 0, margin: '10px 0 26px 4px' },
    logoImage: {
      border: 0,
      color: colors.brand,
      display: 'block',
      fontSize: '22px',
      lineHeight: '28px',
    },
    brand: { borderCollapse: 'separate', margin: '10px 0 26px 4px' },
    card: {
      backgroundColor: WHITE,
      border: `1px solid ${colors.sand}`,
      borderRadius: `${radii.card}px`,
      padding: '32px 28px 12px',
    },
    heading: {
      color: colors.ink,
      fontSize: '26px',
      fontWeight: 700,
      letterSpacing: '-0.018em',
      lineHeight: '32px',
      margin: '0 0 20px',
    },
    subheading: {
      color: colors.ink,
      fontSize: '17px',
      fontWeight: 700,
      lineHeight: '24px',
      margin: '8px 0 12px',
    },
    text: {
      color: colors.secondary,
      fontSize: '16px',
      lineHeight: '25px',
      margin: '0 0 16px',
      overflowWrap: 'anywhere',
    },
    link: { color: colors.brand, textDecoration: 'underline' },
    button: {
      backgroundColor: colors.brand,
      borderRadius: `${radii.button}px`,
      color: WHITE,
      fontSize: '16px',
      fontWeight: 600,
      padding: '13px 26px',
    },
    facts: { borderTop: `1px solid ${colors.sand}`, margin: '4px 0 20px', width: '100%' },
    factLabel: {
      borderBottom: `1px solid ${colors.sand}`,
      color: colors.muted,
      fontSize: '15px',
      lineHeight: '22px',
      padding: '9px 18px 9px 0',
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
      width: '1%',
    },
    factValue: {
      borderBottom: `1px solid ${colors.sand}`,
      color: colors.ink,
      fontSize: '15px',
      lineHeight: '22px',
      overflowWrap: 'anywhere',
      padding: '9px 0',
      verticalAlign: 'top',
    },
    note: {
      color: colors.muted,
      fontSize: '14px',
      lineHeight: '21px',
      margin: '24px 0 16px',
    },
    footer: {
      color: colors.muted,
      fontSize: '13px',
      lineHeight: '20px',
      margin: 0,
      padding: '20px 4px 4px',
    },
  } satisfies Record<string, CSSProperties>
}

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
  { className: 'mail-front', style: panel(MARK.front, 'up') },
  { className: 'mail-back', style: panel(MARK.back, 'down') },
  { className: 'mail-front', style: panel(MARK.front, 'up') },
  { className: 'mail-accent', style: panel(MARK.accent, 'down') },
]

/**
 * For mail programs with a dark mode and support of media queries. Those that only reverse colours get a readable result
 * from dark text on a light ground.
 */
export function darkStyles(colors: MailColors): string {
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  body, .mail-page, .mail-page td[dir] { background-color: ${colors['dark-page']} !important; }
  .mail-card { background-color: ${colors['dark-card']} !important; border-color: ${colors.secondary} !important; }
  .mail-ink { color: ${colors.page} !important; border-color: ${colors.secondary} !important; }
  .mail-text { color: ${colors['dark-text']} !important; }
  .mail-muted { color: ${colors['dark-muted']} !important; border-color: ${colors.secondary} !important; }
  .mail-rule { border-color: ${colors.secondary} !important; }
  .mail-brand, .mail-link { color: ${colors['dark-brand']} !important; }
  .mail-front { background-color: #dceae2 !important; }
  .mail-back { background-color: #a9cbbb !important; }
  .mail-logo { background-color: ${colors.page} !important; border-radius: 8px !important; padding: 8px !important; }
  .mail-button { background-color: ${colors['brand-tint']} !important; color: ${colors.brand} !important; }
}
`
}
