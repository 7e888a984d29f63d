import * as z from 'zod/mini'

/** Kind of a buyer's enterprise. */
export const enterpriseType = z.literal([
  'pharmacy',
  'chain_head',
  'chain_store',
  'clinic',
  'hospital',
  'wholesaler',
  'device_only',
])

/** Type of a document that an enterprise shows. */
export const documentType = z.literal([
  'business_licence',
  'drug_licence',
  'institution_licence',
  'clinic_record',
  'device_licence',
  'device_record',
  'food_licence',
  'authorisation',
  'buyer_identity',
  'invoice_data',
  'account_permit',
  'account_data',
  'quality_agreement',
  'seal_specimen',
])
