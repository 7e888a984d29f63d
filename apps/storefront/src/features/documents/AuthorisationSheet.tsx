import { LinkButton } from '@yaoji/ui/button'
import { PaperBlank, PaperFacts, PaperSeal, PaperSheet, PaperSheets, PaperText } from '@yaoji/ui/paper-sheet'
import type { AuthorisationFacts } from './authorisationFacts'

export interface AuthorisationSheetProps {
  /** What is known of the enterprise and the person; undefined for a blank form. */
  facts: AuthorisationFacts | undefined
  back: { readonly href: string; readonly text: string }
}

/** The authorisation of a buyer to print, sign and seal. What is not known is a line to write on. */
export function AuthorisationSheet({ facts, back }: AuthorisationSheetProps) {
  return (
    <PaperSheets back={<LinkButton href={back.href}>{back.text}</LinkButton>}>
      <PaperSheet title="采购委托书" letter>
        <PaperFacts
          facts={[
            <>
              单位名称 <PaperBlank text={facts?.company} />
            </>,
            <>
              统一社会信用代码 <PaperBlank text={facts?.credit_code} />
            </>,
          ]}
        />
        <PaperText>
          兹委托 <PaperBlank text={facts?.person} />
          （身份证号 <PaperBlank text={facts?.identity} />
          ）为我单位的采购员，在药集代表我单位办理药品、医疗器械和其他商品的采购，包括订货、付款、收货验收、退换货和对账。采购员在委托期限和我单位许可证载明的范围内办理的上述事项，由我单位承担责任。采购员不得转委托。
        </PaperText>
        <PaperText>
          委托期限自 <PaperBlank /> 年 <PaperBlank /> 月 <PaperBlank /> 日起，至 <PaperBlank /> 年{' '}
          <PaperBlank /> 月 <PaperBlank /> 日止。
        </PaperText>
        <PaperText>附：采购员身份证正反面复印件。</PaperText>
        <PaperSeal
          places={[
            ['法定代表人（签字或盖章）', facts?.legal_person ?? ''],
            ['采购员（签字）'],
            ['单位（盖章）', '日期'],
          ]}
        />
      </PaperSheet>
    </PaperSheets>
  )
}
