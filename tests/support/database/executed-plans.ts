import type pg from 'pg'
import { startDatabaseProxy } from './database-proxy.ts'

/** A node of PostgreSQL's plan, in EXPLAIN's JSON format. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Plans?: PlanNode[]
}

/** An executed statement, including those of triggers and foreign keys. */
export interface ExecutedPlan {
  statement: string
  nodes: PlanNode[]
}

/** Makes PostgreSQL report the plan of every statement on connections that are opened from now on. */
export async function explainEverything(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name')
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
  }
  for (const [setting, value] of Object.entries(settings)) {
    await pool.query(`alter database ${rows[0]?.name} set ${setting} = '${value}'`)
  }
}

/** Records the plans that PostgreSQL reports on connections opened through `proxyFor`. */
export function recordPlans() {
  const plans: ExecutedPlan[] = []
  const unread = new Map<number, Buffer>()
  const proxyFor = (databaseUrl: string) =>
    startDatabaseProxy(databaseUrl, {
      onAnswer(connection, data) {
        let rest = Buffer.concat([unread.get(connection) ?? Buffer.alloc(0), data])
        // A message consists of one byte of type, four of length (without the type), and its content.
        while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
          const end = 1 + rest.readInt32BE(1)
          if (rest[0] === NOTICE) plans.push(...plansIn(rest.subarray(5, end).toString()))
          rest = rest.subarray(end)
        }
        unread.set(connection, rest)
      },
    })
  return { plans, proxyFor }
}

const NOTICE = 'N'.charCodeAt(0)

function plansIn(notice: string): ExecutedPlan[] {
  const json = /plan:\n(\{.*\n\})/s.exec(notice)?.[1]
  if (!json) return []
  const { 'Query Text': statement, Plan: plan } = JSON.parse(json)
  return [{ statement, nodes: nodesOf(plan) }]
}

function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}
