import type { ContractParty, SupplyAgreement } from '@yaoji/api-client/contract/supply-contract'
import { DescriptionList } from '../../core/page/DescriptionList'
import * as css from './SupplyContractPage.css'

export interface ContractSheetProps {
  agreement: SupplyAgreement
  /** Texts below the title, such as number and time of the signature. */
  facts: readonly string[]
  /** The terms scroll in a box of their own. */
  scrolls?: boolean
}

/** A supply contract as on paper: period, parties, terms. */
export function ContractSheet({ agreement, facts, scrolls = false }: ContractSheetProps) {
  const { begin_date, end_date, supplier, buyer, terms } = agreement
  return (
    <div className={css.sheet}>
      <div>
        <h2 className={css.title}>药品供货合同</h2>
        <p className={css.facts}>
          {[...facts, `有效期 ${begin_date} 至 ${end_date}`].map(fact => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      <div className={css.parties}>
        <Party title="甲方（供货方）" party={supplier} />
        <Party title="乙方（采购方）" party={buyer} />
      </div>
      <Terms terms={terms} scrolls={scrolls} />
    </div>
  )
}

function Terms({ terms, scrolls }: { terms: SupplyAgreement['terms']; scrolls: boolean }) {
  const parts = terms.map(({ title, paragraphs }) => (
    <section key={title}>
      <h3 className={css.heading}>{title}</h3>
      {paragraphs.map(paragraph => (
        <p key={paragraph} className={css.paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  ))
  if (!scrolls) return <div className={css.terms}>{parts}</div>
  return (
    // A box that scrolls can be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: its content is only read
    <section aria-label="合同条款" tabIndex={0} className={css.terms} data-scrolls="">
      {parts}
    </section>
  )
}

function Party({ title, party }: { title: string; party: ContractParty }) {
  const { company, credit_code, legal_person, address, contact, phone } = party
  return (
    <section className={css.party}>
      <h3 className={css.heading}>{title}</h3>
      <DescriptionList
        rows={[
          ['企业名称', company],
          ['信用代码', credit_code],
          ['法定代表人', legal_person],
          ['地址', address],
          ['联系人', contact],
          ['联系电话', phone],
        ]}
      />
    </section>
  )
}
