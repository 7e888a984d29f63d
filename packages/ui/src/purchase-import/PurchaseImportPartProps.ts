import type { PurchaseImport } from '@yaoji/hooks'
import type { purchaseImportLabels } from './purchaseImportLabels'

export interface PurchaseImportPartProps {
  book: PurchaseImport
  words: typeof purchaseImportLabels
}
