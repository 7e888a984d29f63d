import { statementGetInput } from '../payload/statement'
import { statementGet } from '../statement'
import { type Call, call } from './call'

export * from '../payload/statement'

export const calls: readonly Call[] = [
  call(statementGet, {
    payload: statementGetInput,
    summary:
      'Returns the account statement of a month for a store, or for all stores of a head office: orders paid in it, refunds, invoices, and the balance.',
  }),
]
