import { documentUpdate, userDocuments, userScopes } from '../licence'
import { registerDocumentInput } from '../payload/register'
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
  call(documentUpdate, {
    payload: registerDocumentInput,
    summary:
      'Submits a new version of a document for review; the old one stays valid until its end or until the new one passes.',
  }),
]
