'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { DescriptionList } from '../description-list'
import { useTimes } from '../formats/useTimes'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { plain } from '../theme/base.css'
import * as css from './ContractSheet.css'

export const contractSheetLabels = {
  title: '药品供货合同',
  period: (begin_date: string, end_date: string) => `有效期 ${begin_date} 至 ${end_date}`,
  supplier: '甲方（供货方）',
  buyer: '乙方（采购方）',
  company: '企业名称',
  creditCode: '信用代码',
  legalPerson: '法定代表人',
  address: '地址',
  contact: '联系人',
  phone: '联系电话',
  /** Name of the terms where they scroll, for screen readers. */
  terms: '合同条款',
}

type Words = typeof contractSheetLabels

/** A party of a contract, by the wire's names. What is empty is left out. */
export interface ContractSheetParty {
  company: string
  credit_code: string
  legal_person: string
  address: string
  contact: string
  phone: string
}

/** A contract between a supplier and a buyer, by the wire's names. */
export interface ContractSheetAgreement {
  begin_date: string
  end_date: string
  supplier: ContractSheetParty
  buyer: ContractSheetParty
  terms: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
}

export interface ContractSheetProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The agreement by the names of the wire. */
  agreement: ContractSheetAgreement
  /**
   * Texts below the title, before the period: number, time of the signature.
   * @default []
   */
  details?: readonly string[]
  /**
   * The terms scroll in a box of their own, which the keyboard can reach; not on paper.
   * @default false
   */
  scrolls?: boolean
  /** Words in place of those of {@link contractSheetLabels}. */
  labels?: Partial<Words>
}

/** A contract as on paper: period, parties, terms. Renders `div`; the terms set `data-scrolls`. */
export const ContractSheet = forwardRef<HTMLDivElement, ContractSheetProps>(function ContractSheet(
  { agreement, details = [], scrolls = false, labels, className, ...rest },
  ref,
) {
  const words = useLabels('contractSheet', contractSheetLabels, labels)
  const times = useTimes()
  const { begin_date, end_date, supplier, buyer, terms } = agreement
  return (
    <div {...rest} ref={ref} className={joinClass(css.root, className)}>
      <div className={css.head} data-part="head">
        <h2 className={css.title} data-part="title">
          {words.title}
        </h2>
        <p className={css.details} data-part="details">
          {[...details, words.period(times.date(begin_date), times.date(end_date))].map(detail => (
            <span key={detail} className={plain}>
              {detail}
            </span>
          ))}
        </p>
      </div>
      <div className={css.parties} data-part="parties">
        <Party title={words.supplier} party={supplier} words={words} />
        <Party title={words.buyer} party={buyer} words={words} />
      </div>
      <Terms terms={terms} scrolls={scrolls} words={words} />
    </div>
  )
})

interface TermsProps extends Pick<ContractSheetAgreement, 'terms'> {
  scrolls: boolean
  words: Words
}

function Terms({ terms, scrolls, words }: TermsProps) {
  const parts = terms.map(({ title, paragraphs }) => (
    <section key={title} className={plain}>
      <h3 className={css.heading} data-part="heading">
        {title}
      </h3>
      {paragraphs.map(paragraph => (
        <p key={paragraph} className={css.paragraph} data-part="paragraph">
          {paragraph}
        </p>
      ))}
    </section>
  ))
  if (!scrolls) {
    return (
      <div className={css.terms} data-part="terms">
        {parts}
      </div>
    )
  }
  return (
    // A box that scrolls can be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its content is only read
    <section aria-label={words.terms} tabIndex={0} className={css.terms} data-part="terms" data-scrolls="">
      {parts}
    </section>
  )
}

interface PartyProps {
  title: string
  party: ContractSheetParty
  words: Words
}

function Party({ title, party, words }: PartyProps) {
  return (
    <section className={css.party} data-part="party">
      <h3 className={css.heading} data-part="heading">
        {title}
      </h3>
      <DescriptionList
        rows={[
          [words.company, party.company],
          [words.creditCode, party.credit_code],
          [words.legalPerson, party.legal_person],
          [words.address, party.address],
          [words.contact, party.contact],
          [words.phone, party.phone],
        ]}
      />
    </section>
  )
}
