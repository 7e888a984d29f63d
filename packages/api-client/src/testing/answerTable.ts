import { endpoints } from '../contract'
import { MarketError } from '../transport/MarketError'
import type { Answers, EndpointName, InputNamed, SentCall } from './answers'
import { checkAnswer, checkPayload } from './contractCheck'

/** What a test reads of a fake service, and how it changes its answers. */
export interface RecordedCalls {
  /** Every call, in the order in which they were sent. */
  readonly sent: readonly SentCall[]
  /** The calls of one endpoint, by its name. */
  readonly sentTo: <Name extends EndpointName>(name: Name) => SentCall<InputNamed<Name>>[]
  /** Replaces some answers; the others remain. */
  answer(more: Answers): void
}

interface AnswerTable extends RecordedCalls {
  /** Records the call and resolves with its answer. Compares both with the contract. */
  reply(call: SentCall): Promise<unknown>
}

const NAMES: ReadonlySet<string> = new Set(['*', ...endpoints.map(({ name }) => name)])

/** The contract has no call that would use another name. */
function checkNames(answers: Answers): void {
  const unknown = Object.keys(answers).filter(name => !NAMES.has(name))
  if (unknown.length > 0) {
    throw new Error(
      `api-client/testing: the contract has no endpoint ${unknown.join(', ')}. Correct the name.`,
    )
  }
}

/** The answers of a fake service, and the calls that it got. */
export function createAnswerTable(answers: Answers): AnswerTable {
  checkNames(answers)
  let table = answers
  const sent: SentCall[] = []
  return {
    sent,
    // The input of a call with this name is the endpoint's, by the type of `call`.
    sentTo: name => sent.filter(call => call.name === name) as SentCall<never>[],
    answer(more) {
      checkNames(more)
      table = { ...table, ...more }
    },
    async reply(call) {
      const { endpoint, name, input } = call
      sent.push(call)
      checkPayload(endpoint, input)
      const answer = table[name as EndpointName] ?? table['*']
      if (!answer) {
        throw new Error(`api-client/testing: no answer for ${name}. Add '${name}' or '*' to the answers.`)
      }
      try {
        // Each answer takes the input of its endpoint; the union of all of them takes none.
        const data: unknown = await answer(input as never, call as never)
        checkAnswer(endpoint, data)
        return data
      } catch (error) {
        if (error instanceof MarketError)
          throw new MarketError({ ...error, endpoint, message: error.message })
        throw error
      }
    },
  }
}
