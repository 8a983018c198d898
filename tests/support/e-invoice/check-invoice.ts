import { readFileSync } from 'node:fs'
import path from 'node:path'
import fontoxpath from 'fontoxpath'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { type Element, type Node, parseXmlDocument } from 'slimdom'

const FOLDER = import.meta.dirname
const SCHEMATRON = 'http://purl.oclc.org/dsdl/schematron'

/**
 * What is wrong with an invoice in the syntax Cross Industry Invoice: an error of the schema (UN/CEFACT D16B), or else the
 * rules of EN 16931 that it breaks, as "BR-CO-10", each once, with those that only warn. [] for a valid one.
 *
 * Not checked, because these rules do not: the check digits of an IBAN and of a Leitweg-ID, what XRechnung wants beyond
 * EN 16931, and whether a due date is there.
 */
export function faultsOfInvoice(xml: string): string[] {
  const misplaced = schemaError(xml)
  return misplaced ? [misplaced] : brokenRules(xml)
}

let schema: XsdValidator | undefined

function schemaError(xml: string): string | null {
  if (!schema) {
    xmlRegisterFsInputProviders()
    const file = path.join(FOLDER, 'schema/CrossIndustryInvoice_100pD16B.xsd')
    schema = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(file), { url: file }))
  }
  const document = XmlDocument.fromString(xml)
  try {
    schema.validate(document)
    return null
  } catch (error) {
    return (error as Error).message.split('\n')[0] ?? ''
  } finally {
    document.dispose()
  }
}

interface Rule {
  /** An XPath expression, which selects from the whole document. */
  context: string
  asserts: { id: string; test: string }[]
}

let patterns: Rule[][] | undefined
const prefixes = new Map<string, string>()
const XPATH = { namespaceResolver: (prefix: string) => prefixes.get(prefix) ?? null }

function brokenRules(xml: string): string[] {
  patterns ??= readPatterns()
  const document = parseXmlDocument(xml)
  const broken = patterns.flatMap((rules) =>
    rulesByNode(rules, document).flatMap(([node, { asserts }]) =>
      asserts
        .filter(({ test }) => !fontoxpath.evaluateXPathToBoolean(test, node, null, null, XPATH))
        .map(({ id }) => id),
    ),
  )
  return [...new Set(broken)].sort()
}

/** As Schematron wants it: within a pattern the first rule that matches a node is the only one that is applied to it. */
function rulesByNode(rules: readonly Rule[], document: Node): [Node, Rule][] {
  const matching = new Map<Node, Rule>()
  for (const rule of rules)
    for (const node of nodesAt(rule.context, document))
      if (!matching.has(node)) matching.set(node, rule)
  return [...matching]
}

function nodesAt(context: string, document: Node): Node[] {
  return fontoxpath.evaluateXPathToNodes(context, document, null, null, XPATH)
}

function readPatterns(): Rule[][] {
  const file = path.join(FOLDER, 'EN16931-CII-validation-preprocessed.sch')
  const document = parseXmlDocument(readFileSync(file, 'utf8'))
  const all = (name: string, inside: Element | typeof document = document) =>
    inside.getElementsByTagNameNS(SCHEMATRON, name)
  const attribute = (element: Element, name: string) => element.getAttribute(name) ?? ''
  for (const one of all('ns')) prefixes.set(attribute(one, 'prefix'), attribute(one, 'uri'))
  return all('pattern').map((pattern) =>
    all('rule', pattern).map((rule) => ({
      context: anywhere(attribute(rule, 'context')),
      asserts: all('assert', rule).map((one) => ({
        id: attribute(one, 'id'),
        test: attribute(one, 'test'),
      })),
    })),
  )
}

/** A context is a pattern, as in XSLT: "ram:Name" means any such element. */
function anywhere(context: string): string {
  return context
    .split('|')
    .map((one) => one.trim())
    .map((one) => (one.startsWith('/') ? one : `//${one}`))
    .join(' | ')
}
