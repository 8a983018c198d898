import { existsSync } from 'node:fs'
import { cp, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export const DOCKERFILE = 'deploy/docker/Dockerfile'

/** One instruction of a Dockerfile, such as "RUN" with "npm ci". */
export interface Instruction {
  name: string
  value: string
}

/** The instructions from a FROM up to the next one. */
export interface Stage {
  /** Its name (FROM … AS name), or an empty string. */
  name: string
  instructions: Instruction[]
}

/** Reads a Dockerfile's stages. Knows only what our file uses: comments, continued lines, one instruction a line. */
export function readStages(text: string): Stage[] {
  const stages: Stage[] = []
  const lines = text.replaceAll(/^\s*#.*\n/gm, '').replaceAll('\\\n', ' ')
  for (const line of lines.split('\n')) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.+)$/.exec(line.trim()) ?? []
    if (name === 'FROM')
      stages.push({ name: / AS (\S+)$/i.exec(value)?.[1] ?? '', instructions: [] })
    else if (name) stages.at(-1)?.instructions.push({ name, value })
  }
  return stages
}

/** The values of all instructions of a kind, in order. */
export function valuesOf({ instructions }: Stage, name: string): string[] {
  return instructions.filter((entry) => entry.name === name).map(({ value }) => value)
}

/** The variables that a stage's ENV lines set. */
export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = valuesOf(stage, 'ENV').flatMap((value) => value.split(/\s+/))
  return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]))
}

/**
 * Copies the build context into a folder: the entries that the ignore file lists with "!" after its "*".
 *
 * @throws if the file ignores in any other way
 */
export async function copyBuildContext(target: string): Promise<void> {
  const rules = (await readFile(`${DOCKERFILE}.dockerignore`, 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  const [first, ...allowed] = rules
  if (first !== '*' || allowed.some((rule) => !/^![\w./-]+$/.test(rule)))
    throw new Error(`${DOCKERFILE}.dockerignore has rules that this test does not know.`)
  for (const rule of allowed) await copyInto(rule.slice(1), path.join(target, rule.slice(1)))
}

/**
 * Executes a COPY line: several files are copied into a folder; a folder's content is copied into the target.
 *
 * @param value as "package.json package-lock.json ./"
 * @param from the source folder
 * @param to the stage's working directory
 */
export async function copy(value: string, from: string, to: string): Promise<void> {
  const words = value.split(/\s+/)
  const target = words.pop() ?? ''
  for (const source of words) {
    const name = target.endsWith('/') ? path.join(target, path.basename(source)) : target
    await copyInto(path.join(from, source), path.join(to, name))
  }
}

async function copyInto(source: string, target: string): Promise<void> {
  if (!existsSync(source)) throw new Error(`${source} is not there to be copied.`)
  await mkdir(path.dirname(target), { recursive: true })
  await cp(source, target, { recursive: true })
}
