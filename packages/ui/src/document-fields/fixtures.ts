import { fieldForStory } from '../enterprise-form/fixtures'
import type { DocumentFieldsProps } from './DocumentFields'

/** Fields of a document without values, for stories and tests. */
export const documentFieldsForStory: Pick<DocumentFieldsProps, 'field' | 'files'> = {
  field: fieldForStory,
  files: { items: [], notice: '', add: () => {}, remove: () => {}, retry: () => {} },
}
