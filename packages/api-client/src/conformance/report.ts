import { isSuccess } from '../contract/codes'
import type { Endpoint } from '../contract/endpoint'
import { fieldErrors } from '../contract/envelope'
import { differences } from './differences'
import type { Answer } from './session'

/** What a service does that the contract does not allow. */
export interface Finding {
  /** Name of the call, like `goods.list`. */
  readonly call: string
  /** What was asked, as which caller: `read as a visitor`. */
  readonly step: string
  /** What is wrong: `data.list.0.price: Invalid input`. */
  readonly problem: string
}

/** Most findings of one step: a wrong field of a list is wrong in each of its rows. */
const MOST = 5

/** Collects findings, and counts the steps. */
export function createReport() {
  const findings: Finding[] = []
  const calls = new Set<string>()
  let steps = 0

  function note({ name }: Endpoint, step: string, problems: readonly string[]): void {
    steps += 1
    calls.add(name)
    findings.push(...problems.slice(0, MOST).map(problem => ({ call: name, step, problem })))
  }

  return {
    findings,
    counts: () => ({ calls: calls.size, steps }),
    note,
    /** A success whose data are those of the contract. Returns the data; undefined for another answer. */
    success(endpoint: Endpoint, step: string, { status, body }: Answer): unknown {
      const problems = envelopeProblems(body)
      if (status >= 400 || (problems.length === 0 && !isSuccess(Number(body?.code))))
        problems.push(`is refused with ${status}, code ${String(body?.code)}: ${String(body?.msg)}`)
      if (problems.length === 0) problems.push(...differences(endpoint.data, body?.data, 'data'))
      note(endpoint, step, problems)
      return problems.length === 0 ? body?.data : undefined
    },
    /** A refusal with this code, as status and in the envelope. */
    refusal(endpoint: Endpoint, step: string, { status, body }: Answer, code: number): void {
      const problems = envelopeProblems(body)
      if (status !== code) problems.push(`has the status ${status}, not ${code}`)
      if (problems.length === 0 && body?.code !== code)
        problems.push(`has the code ${String(body?.code)}, not ${code}`)
      if (code === 422 && problems.length === 0)
        problems.push(...differences(fieldErrors, body?.data, 'data'))
      note(endpoint, step, problems)
    },
  }
}

export type Report = ReturnType<typeof createReport>

function envelopeProblems(body: Answer['body']): string[] {
  if (!body) return ['is no JSON object']
  const problems: string[] = []
  if (typeof body.code !== 'number' || body.code === 0) problems.push(`has the code ${String(body.code)}`)
  if (typeof body.msg !== 'string') problems.push('has no msg')
  if (!('data' in body)) problems.push('has no data')
  return problems
}
