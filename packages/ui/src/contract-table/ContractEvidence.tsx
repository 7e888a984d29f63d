'use client'
import { forwardRef } from 'react'
import { DescriptionList, type DescriptionListProps } from '../description-list'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'

export const contractEvidenceLabels = {
  signedAt: '签订时间',
  way: '签订方式',
  byCode: (phone: string) => `短信验证码，手机号 ${phone}`,
  /** Signed without a code. */
  byReview: '随资质审核通过签订',
  version: '条款版本',
  versionOf: (version: number) => `第 ${version} 版`,
  text: '签署文本 SHA-256',
  noText: '签订时没有记录',
  pdf: 'PDF 文件 SHA-256',
  noPdf: '首次下载后显示',
}

/** What was recorded when a contract was signed, by the wire's names. */
export interface ContractEvidenceContract {
  signed_at: string
  /** Empty where it was signed without a code. */
  signed_phone: string
  terms_version: number
  /** Empty where it was not recorded. */
  text_sha256: string
  pdf_sha256: string
}

export interface ContractEvidenceProps extends Omit<DescriptionListProps, 'rows'> {
  contract: ContractEvidenceContract
  /** Words in place of those of {@link contractEvidenceLabels}. */
  labels?: Partial<typeof contractEvidenceLabels>
}

/**
 * What proves the signature of a contract. The hashes let anybody compare a text or a file with the signed one. Renders
 * DescriptionList.
 */
export const ContractEvidence = forwardRef<HTMLDListElement, ContractEvidenceProps>(function ContractEvidence(
  { contract, labels, ...rest },
  ref,
) {
  const words = useLabels('contractEvidence', contractEvidenceLabels, labels)
  const times = useTimes()
  const { signed_at, signed_phone, terms_version, text_sha256, pdf_sha256 } = contract
  return (
    <DescriptionList
      {...rest}
      ref={ref}
      rows={[
        [words.signedAt, times.second(signed_at)],
        [words.way, signed_phone ? words.byCode(signed_phone) : words.byReview],
        [words.version, words.versionOf(terms_version)],
        [words.text, text_sha256 || words.noText],
        [words.pdf, pdf_sha256 || words.noPdf],
      ]}
    />
  )
})
