'use client'
import type { DocumentType } from '@yaoji/domain'
import { forwardRef, type ReactNode } from 'react'
import { useLabels } from '../labels/useLabels'
import {
  PaperBlank,
  PaperDetails,
  PaperSeal,
  PaperSheet,
  PaperSheets,
  type PaperSheetsProps,
  PaperText,
} from '../paper-sheet'

/** What an authorisation can be filled in with. Empty where it is not known. */
export interface AuthorisationData {
  company: string
  credit_code: string
  legal_person: string
  /** The person who buys. */
  person: string
  /** Number of the identity card of that person. */
  identity: string
}

export const authorisationSheetLabels = {
  title: '采购委托书',
  company: '单位名称',
  creditCode: '统一社会信用代码',
  /** Who is authorised, and for what; person and number are known, or a line to write on. */
  authorises: (person: ReactNode, identity: ReactNode): ReactNode => [
    '兹委托 ',
    person,
    '（身份证号 ',
    identity,
    '）为我单位的采购员，在药集代表我单位办理药品、医疗器械和其他商品的采购，包括订货、付款、收货验收、退换货和对账。采购员在委托期限和我单位许可证载明的范围内办理的上述事项，由我单位承担责任。采购员不得转委托。',
  ],
  /** From when to when, with lines to write on. */
  period: (blank: (name: string) => ReactNode): ReactNode => [
    ...['委托期限自 ', blank('from-year'), ' 年 ', blank('from-month'), ' 月 ', blank('from-day')],
    ...[' 日起，至 ', blank('to-year'), ' 年 ', blank('to-month'), ' 月 ', blank('to-day'), ' 日止。'],
  ],
  enclosed: '附：采购员身份证正反面复印件。',
  legalPerson: '法定代表人（签字或盖章）',
  buyer: '采购员（签字）',
  seal: '单位（盖章）',
  day: '日期',
}

export interface AuthorisationSheetProps extends Omit<PaperSheetsProps, 'children' | 'labels'> {
  /**
   * What is known of the enterprise and the person; undefined for a blank form.
   * @default a blank form
   */
  data?: AuthorisationData | undefined
  /** Words in place of those of {@link authorisationSheetLabels}. */
  labels?: Partial<typeof authorisationSheetLabels>
}

const BLANK: AuthorisationData = { company: '', credit_code: '', legal_person: '', person: '', identity: '' }

/** The authorisation of a buyer to print, sign and seal. What is not known is a line to write on. Renders PaperSheets. */
export const AuthorisationSheet = forwardRef<HTMLDivElement, AuthorisationSheetProps>(
  function AuthorisationSheet({ data = BLANK, labels, ...rest }, ref) {
    const words = useLabels('authorisationSheet', authorisationSheetLabels, labels)
    return (
      <PaperSheets {...rest} ref={ref}>
        <PaperSheet title={words.title} letter>
          <PaperDetails
            details={[
              <>
                {words.company} {blank('company', data.company)}
              </>,
              <>
                {words.creditCode} {blank('code', data.credit_code)}
              </>,
            ]}
          />
          <PaperText>
            {words.authorises(blank('person', data.person), blank('identity', data.identity))}
          </PaperText>
          <PaperText>{words.period(blank)}</PaperText>
          <PaperText>{words.enclosed}</PaperText>
          <PaperSeal
            places={[[words.legalPerson, data.legal_person], [words.buyer], [words.seal, words.day]]}
          />
        </PaperSheet>
      </PaperSheets>
    )
  },
)

/** A line to write on, or what is known. */
function blank(name: string, text = '') {
  return <PaperBlank key={name} text={text || undefined} />
}

interface KnownDocument {
  readonly type: DocumentType
  readonly number: string
  readonly person: string
}

/** What an enterprise and its documents say for an authorisation. */
export function authorisationData(
  { company, credit_code, legal_person }: Pick<AuthorisationData, 'company' | 'credit_code' | 'legal_person'>,
  documents: readonly KnownDocument[],
): AuthorisationData {
  const find = (type: DocumentType) => documents.find(each => each.type === type)
  return {
    ...{ company, credit_code, legal_person },
    person: find('authorisation')?.person ?? '',
    identity: find('buyer_identity')?.number ?? '',
  }
}
