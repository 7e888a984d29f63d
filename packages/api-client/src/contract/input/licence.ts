import { userDocuments, userScopes } from '../licence'
import { type Call, call } from './call'
import { noInput } from './wire'

export const calls: readonly Call[] = [
  call(userScopes, {
    payload: noInput,
    row: 'AP-29',
    summary: 'Lists the business scopes of the catalogue, and which of them the buyer’s licence includes.',
  }),
  call(userDocuments, {
    payload: noInput,
    row: 'AP-32',
    summary: 'Lists the documents that this kind of enterprise needs, with their states.',
  }),
]
