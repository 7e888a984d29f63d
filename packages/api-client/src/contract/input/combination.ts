import { combinationList } from '../combination'
import { combinationListInput } from '../payload/combination'
import { type Call, call } from './call'

export * from '../payload/combination'

export const calls: readonly Call[] = [
  call(combinationList, {
    payload: combinationListInput,
    summary: 'Lists the running combinations with their products and what each saves.',
  }),
]
