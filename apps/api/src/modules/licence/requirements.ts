/** Names of the document types, for buyers and reviewers. */
export const DOCUMENTS = {
  business_licence: '营业执照',
  drug_licence: '药品经营许可证',
  institution_licence: '医疗机构执业许可证',
  device_record: '医疗器械经营备案凭证',
  authorisation: '采购委托书',
  buyer_identity: '采购员身份证',
  invoice_data: '开票资料',
  account_permit: '开户许可证',
  quality_agreement: '质量保证协议',
} as const

export type DocumentType = keyof typeof DOCUMENTS

interface EnterpriseRow {
  readonly text: string
  readonly required: readonly DocumentType[]
  readonly optional: readonly DocumentType[]
}

/** The documents that each kind of enterprise must have before it may buy, and optional ones. */
export const ENTERPRISES = {
  pharmacy: {
    text: '零售药店',
    required: ['business_licence', 'drug_licence', 'authorisation', 'buyer_identity', 'invoice_data'],
    optional: ['device_record'],
  },
  clinic: {
    text: '诊所',
    required: ['institution_licence', 'authorisation', 'buyer_identity', 'invoice_data'],
    optional: ['business_licence'],
  },
  wholesaler: {
    text: '批发企业',
    required: [
      'business_licence',
      'drug_licence',
      'authorisation',
      'buyer_identity',
      'invoice_data',
      'account_permit',
      'quality_agreement',
    ],
    optional: ['device_record'],
  },
} as const satisfies Record<string, EnterpriseRow>

export type EnterpriseType = keyof typeof ENTERPRISES
