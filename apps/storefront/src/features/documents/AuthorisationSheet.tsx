import { PaperSheets } from '../../core/page/PaperSheets'
import * as css from '../../core/page/PaperSheets.css'
import type { AuthorisationFacts } from './authorisationFacts'

export interface AuthorisationSheetProps {
  /** What is known of the enterprise and the person; undefined for a blank form. */
  facts: AuthorisationFacts | undefined
  back: { readonly href: string; readonly text: string }
}

/** The authorisation of a buyer to print, sign and seal. What is not known is a line to write on. */
export function AuthorisationSheet({ facts, back }: AuthorisationSheetProps) {
  return (
    <PaperSheets back={back}>
      <section aria-label="采购委托书" className={css.letter}>
        <h2 className={css.title}>采购委托书</h2>
        <p className={css.facts}>
          <span>
            单位名称 <Blank text={facts?.company} />
          </span>
          <span>
            统一社会信用代码 <Blank text={facts?.credit_code} />
          </span>
        </p>
        <p className={css.text}>
          兹委托 <Blank text={facts?.person} />
          （身份证号 <Blank text={facts?.identity} />
          ）为我单位的采购员，在药集代表我单位办理药品、医疗器械和其他商品的采购，包括订货、付款、收货验收、退换货和对账。采购员在委托期限和我单位许可证载明的范围内办理的上述事项，由我单位承担责任。采购员不得转委托。
        </p>
        <p className={css.text}>
          委托期限自 <Blank /> 年 <Blank /> 月 <Blank /> 日起，至 <Blank /> 年 <Blank /> 月 <Blank /> 日止。
        </p>
        <p className={css.text}>附：采购员身份证正反面复印件。</p>
        <div className={css.seal}>
          <p>
            法定代表人（签字或盖章）
            <br />
            {facts?.legal_person}
          </p>
          <p>采购员（签字）</p>
          <p>
            单位（盖章）
            <br />
            日期
          </p>
        </div>
      </section>
    </PaperSheets>
  )
}

function Blank({ text = '' }: { text?: string | undefined }) {
  return <span className={css.blank}>{text || '\u00a0'}</span>
}
