import { cleanText } from './site-text.ts'

/** A schema.org node of a page's JSON-LD, unchecked. */
export type JsonLdNode = Record<string, unknown>

/** Limits how much of a page's JSON-LD is read. */
const NODES_MAX = 300
const DEPTH_MAX = 8
const TEXT_MAX_LENGTH = 2000

/** All nodes in a page's JSON-LD, including nested ones. Invalid JSON is skipped. */
export function readJsonLd(scripts: readonly string[]): JsonLdNode[] {
  const found: JsonLdNode[] = []
  for (const script of scripts) {
    const value = parsed(script)
    if (value !== undefined) collect(value, found, 0)
  }
  return found
}

function parsed(script: string): unknown {
  try {
    return JSON.parse(script.replace(/^\s*(<!--|\/\/<!\[CDATA\[)|(-->|\/\/\]\]>)\s*$/g, ''))
  } catch {
    return undefined
  }
}

function collect(value: unknown, found: JsonLdNode[], depth: number): void {
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return
  if (found.length >= NODES_MAX) return
  if (!Array.isArray(value) && '@type' in value) found.push(value as JsonLdNode)
  for (const inner of Object.values(value)) collect(inner, found, depth + 1)
}

/** True where the node has one of these types, with or without "https://schema.org/" in front. */
export function isOfType(node: JsonLdNode, types: RegExp): boolean {
  return listOf(node['@type']).some(
    (type) => typeof type === 'string' && types.test(type.replace(/^.*[/#:]/, '')),
  )
}

/** The texts of a property: plain values, or the names of its nodes. */
export function textsOf(value: unknown): string[] {
  return listOf(value)
    .map((one) => (isNode(one) ? (one.name ?? one['@value']) : one))
    .filter((one) => typeof one === 'string')
    .map((text) => cleanText(text.slice(0, TEXT_MAX_LENGTH)))
    .filter(Boolean)
}

export function textOf(value: unknown): string {
  return textsOf(value)[0] ?? ''
}

function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

function isNode(value: unknown): value is JsonLdNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
