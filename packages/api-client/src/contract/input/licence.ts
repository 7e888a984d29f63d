import { userDocuments, userScopes } from '../licence'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(userScopes, {
    payload: noInput,
    row: 'AP-29',
    summary: 'Business scopes of the catalogue, and which of them the buyer’s licence names.',
  }),
  call(userDocuments, {
    payload: noInput,
    row: 'AP-32',
    summary: 'The documents that this kind of enterprise needs, each with its state.',
  }),
]
