import type { ReactNode } from 'react'
import { firstLetter } from '#platform/basics/domain/first-letter.ts'
import { readMarkPath } from '#site/pages/domain/mark-path.ts'
import { type Brand, brand } from '#site/pages/web/firm.ts'
import { classes } from './classes.ts'

interface LogoProps {
  /** Accessible name. Without it the logo is decorative, next to a text that names the firm. */
  label?: string | undefined
  className?: string | undefined
  /** The background: the greens of the logo have light variants for dark backgrounds. */
  ground?: 'light' | 'dark'
}

const PANELS = {
  light: { front: '#0E4A3F', back: '#1B6A5A' },
  dark: { front: '#DCEAE2', back: '#A9CBBB' },
} as const

/** Names with more characters are set smaller, in two lines. */
const SHORT_NAME = 16

/**
 * The logo: the firm's own, its name in the display font where it has none, or the drawing of the sample: logo mark and
 * wordmark. Name and wordmark have the colour of the surrounding text.
 */
export function Logo(props: LogoProps) {
  return <LogoOf brand={brand()} {...props} />
}

interface BrandProps extends LogoProps {
  /** Null for the sample. */
  brand: Brand | null
}

/** As {@link Logo}, of any firm. */
export function LogoOf({ brand: own, label, className, ground = 'light' }: BrandProps) {
  if (own) {
    const path = ground === 'dark' ? own.logoOnDark : own.logo
    if (path)
      return <OwnFile path={path} label={label} className={classes('own-logo', className)} />
    return <NameAsLogo name={own.name} label={label} className={className} />
  }
  return (
    <Drawing viewBox="0 0 245 48" label={label} className={className}>
      <Fold ground={ground} />
      <path fill="currentColor" d={WORD} />
    </Drawing>
  )
}

/**
 * The logo mark, for narrow places: the firm's icon, the first letter of its name where it has none, or the sample's
 * sheet with four panels.
 */
export function LogoMark(props: LogoProps) {
  return <LogoMarkOf brand={brand()} {...props} />
}

/** As {@link LogoMark}, of any firm. */
export function LogoMarkOf({ brand: own, label, className, ground = 'light' }: BrandProps) {
  if (own?.icon)
    return <OwnFile path={own.icon} label={label} className={classes('max-w-none', className)} />
  if (own) return <Letter name={own.name} label={label} className={className} />
  return (
    <Drawing viewBox="0 0 60 48" label={label} className={className}>
      <Fold ground={ground} />
    </Drawing>
  )
}

/** A file of the firm's own. Its space is reserved before it is loaded. */
function OwnFile({ path, label = '', className }: LogoProps & { path: string }) {
  const file = readMarkPath(path)
  return (
    <img
      src={path}
      alt={label}
      width={file?.width}
      height={file?.height}
      className={classes('object-contain', className)}
    />
  )
}

function NameAsLogo({ name, label, className }: LogoProps & { name: string }) {
  return (
    <span className={classes('name-logo block', className)} {...meaningOf(label)}>
      <span
        className={classes(
          'line-clamp-2 leading-[1.05]',
          name.length > SHORT_NAME ? 'text-base' : 'text-h4',
        )}
      >
        {name}
      </span>
    </span>
  )
}

function Letter({ name, label, className }: LogoProps & { name: string }) {
  return (
    <Drawing viewBox="0 0 48 48" label={label} className={className}>
      <rect className="fill-brand" width="48" height="48" rx="11" />
      <text
        className="fill-white font-bold font-display"
        x="24"
        y="34.5"
        fontSize="30"
        textAnchor="middle"
      >
        {firstLetter(name)}
      </text>
    </Drawing>
  )
}

function Fold({ ground }: { ground: 'light' | 'dark' }) {
  const { front, back } = PANELS[ground]
  return (
    <>
      <path className="logo-front" fill={front} d="m4 14 13-9 13 9 13-9h.4v28L30 42l-13-9-13 9z" />
      <path className="logo-back" fill={back} d="m17 5 13 9v28l-13-9z" />
      <path fill="#F2803C" d="m43 5 13 9v28l-13-9z" />
    </>
  )
}

interface DrawingProps {
  viewBox: string
  label: string | undefined
  className: string | undefined
  children: ReactNode
}

function meaningOf(label: string | undefined) {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
}

function Drawing({ viewBox, label, className, children }: DrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label, or hidden as decoration
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={viewBox}
      className={classes('logo', className)}
      {...meaningOf(label)}
    >
      {children}
    </svg>
  )
}

/** "morgenfalz" as outlines, so that the logo needs no font. */
const WORD =
  'M73.8 35v-17.8h3.8l-.1 6.1h.5q.4-2.3 1.1-3.7t1.8-2.2 2.6-.7 2.5.8 1.5 2.2.5 3.7h.5q.4-2.4 1.1-3.8t1.9-2.2 2.7-.7 2.4.5q1 .6 1.6 1.6t1 2.6.4 3.7v9.9h-4.6v-9.3q0-1.7-.3-2.8t-.8-1.7-1.4-.5-1.8.9-1.3 2.3-.5 3.5v7.6h-4.5v-9.2q0-1.8-.2-2.9t-.8-1.6-1.5-.6-1.8.8-1.2 2.3q-.5 1.5-.5 3.6v7.6zm36.7.5q-2.6 0-4.5-1.1t-2.9-3.2-1-5.1q0-3.2 1-5.3t3-3.1 4.4-1q2.6 0 4.5 1t3 3.2 1 5.2q0 3.2-1.1 5.3t-3.1 3.1-4.3 1zm.1-3.5q1.2 0 2-.6t1.4-2q.4-1.3.4-3.1t-.5-3.2-1.3-2.1-2.1-.7-2.1.6-1.3 2-.5 3.2q0 2.9 1.1 4.4t2.9 1.5zm11 3v-17.8h3.9l-.1 6.7h.6q.2-2.6.8-4.1t1.7-2.3 2.5-.7q.4 0 .8 0t.9.3l-.2 4.9q-.5-.2-1.1-.3t-1-.1q-1.2 0-2.1.7t-1.4 2-.6 3.1v7.6zm19.6 5.7q-2.8 0-4.5-.4t-2.5-1.3-.8-2.1q0-1.5 1.1-2.5t3.5-1.2v-.5q-1.7 0-2.6-.4t-1-1.4.9-1.7 2.9-1v-.5q-2-.3-3.1-1.5t-1.1-3.3q0-1.7.9-3t2.7-2.1 4.2-.7h8.6v3.5l-5.6-.8v.6q2.3.4 3.2 1.3t1 2.3-.9 2.4q-.8 1-2.4 1.7t-3.8.6q-.6 0-1.1-.1t-1.4-.1q-.8.4-1.1.7t-.4.7q0 .2.3.3t.7.2.8.1h4.7q.6 0 1.7.1t2.1.5 1.8 1.3.8 2.7-1.1 3.1-3.3 1.9-5.2.6zm.2-3.8q2.1 0 3.2-.3t1.6-.6q.5-.5.5-1.1t-.3-1-.8-.5-1-.2-.9 0h-3.9q-1.3.2-1.9.8t-.5 1.3.4 1q.5.3 1.4.5t2.2.1zm.3-10.8q1.4 0 2.2-.8t.8-2.2-.8-2.2-2.3-.9-2.2.9-.8 2.2q0 .9.3 1.6t1.1 1 1.7.4zm18.7 9.4q-2.3 0-3.9-.7t-2.6-1.9-1.6-2.8-.5-3.7.5-3.8 1.5-3.1 2.6-2.1 3.6-.7 3.6.7 2.4 2 1.4 3.2.2 4.1l-12.8.2v-2.5l9.7-.1-1.1 1.3q.2-1.8-.2-2.9t-1.2-1.8q-.8-.5-1.9-.5-1.3 0-2.2.7t-1.3 2-.4 3.1q0 3 1 4.4t3.2 1.4q.9 0 1.5-.2t1-.7.6-1.1.3-1.3l4.1.7q-.1 1.2-.6 2.3t-1.4 1.9-2.2 1.4-3.3.5zm10-.5v-17.8h3.8l-.1 6.1h.5q.4-2.2 1.1-3.7t1.9-2.2 2.9-.7q2.9 0 4.3 2t1.5 6.3v10h-4.6v-9.4q0-2.6-.7-3.8t-2.2-1.2q-1.2 0-2 .9t-1.3 2.4-.5 3.7v7.4zm20.5 0v-11.5h-2.7v-3.4l4.8.3v-.5q-1.4-.3-2.3-.9t-1.2-1.5-.3-1.8q0-1.4.7-2.5t2-1.7 3.1-.6q1.4 0 2.6.4t1.9 1l-.3 4.2q-.9-.6-1.8-1t-1.7-.3q-1 0-1.7.6t-.6 1.6q0 .8.3 1.3t.9.8 1.3.4h3.5v3.6h-4v11.5zm14.6.5q-1.4 0-2.5-.6t-1.8-1.6-.7-2.7q0-1.5.6-2.5t1.6-1.6 2.4-1.1q1.3-.3 3-.7 1.3-.2 2-.4t1.1-.5.4-1q0-1.1-.8-1.8t-2-.7q-.8 0-1.7.3t-1.3 1.1-.6 1.9l-4.1-.8q.1-1.5.8-2.7t1.7-1.9 2.4-1.2q1.4-.3 3-.3 2.3 0 3.9.8t2.4 2.6.8 4.3v3.4q0 1.2 0 2.4t.1 2.4.2 2.4h-4.1q-.1-1.1-.2-2.3t0-2.4h-.5q-.3 1.5-1.1 2.7t-2.1 1.8-2.9.7zm1.8-3.5q.7 0 1.3-.2t1.3-.8 1.1-1.3.6-1.7v-2.3l.9-.1q-.5.5-1.2.8t-1.6.4-1.7.4-1.5.5-1.1.8-.4 1.3q0 1.1.7 1.6t1.6.6zm12 3v-23.9h4.5v23.9zm7 0v-3.9l8.7-9.9v-.3h-8.5v-3.7h14v3.8l-8.7 10v.4h8.8v3.6z'
