'use client'
import { creditCodeProblem, readCreditCode } from '@yaoji/domain'
import type { FormField } from '@yaoji/hooks'
import { forwardRef, type HTMLAttributes } from 'react'
import { useLabels } from '../labels/useLabels'
import { joinClass } from '../part/joinClass'
import { RegionSelect, type RegionSelectProps } from '../region-select'
import { TextField } from '../text-field'
import * as css from './EnterpriseForm.css'

export const enterpriseFieldsLabels = {
  company: '企业名称',
  companyHint: '与营业执照或许可证一致',
  creditCode: '统一社会信用代码',
  creditCodeHint: '18 位，可以带空格粘贴',
  /** The code in groups, to compare it with the licence. */
  creditCodeGroups: (groups: string, isValid: boolean) => `${groups}${isValid ? '，校验通过' : ''}`,
  legalPerson: '法定代表人',
  contact: '联系人',
  address: '详细地址',
  addressHint: '街道、门牌号，与证照上的地址一致',
}

/** The fields of the payload, by the wire's names. */
export type EnterpriseFieldName =
  | 'company'
  | 'credit_code'
  | 'legal_person'
  | 'contact'
  | 'district_code'
  | 'address'

export interface EnterpriseFieldsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What `useForm` gives for a field. */
  field: (name: EnterpriseFieldName) => FormField
  /** Codes of the province, city and district at the start. */
  regionCodes: readonly string[]
  /** Loads the regions inside one, or the provinces. */
  loadRegions: RegionSelectProps['loadRegions']
  /** The credit code as it is typed. */
  code: string
  /** Words in place of those of {@link enterpriseFieldsLabels}. */
  labels?: Partial<typeof enterpriseFieldsLabels>
}

/** The data of an enterprise's licence, its place and its contact person, as fields of a form. Renders `div`. */
export const EnterpriseFields = forwardRef<HTMLDivElement, EnterpriseFieldsProps>(function EnterpriseFields(
  { field, regionCodes, loadRegions, code, labels, className, ...rest },
  ref,
) {
  const words = useLabels('enterpriseFields', enterpriseFieldsLabels, labels)
  const shared = { size: 'l', required: true } as const
  return (
    <div {...rest} ref={ref} className={joinClass(css.fields, className)}>
      <TextField
        {...field('company')}
        {...shared}
        label={words.company}
        hint={words.companyHint}
        autoComplete="organization"
        maxLength={60}
      />
      <CreditCodeField field={field('credit_code')} code={code} words={words} />
      <TextField {...field('legal_person')} {...shared} label={words.legalPerson} maxLength={30} />
      <TextField {...field('contact')} {...shared} label={words.contact} autoComplete="name" maxLength={30} />
      <RegionSelect
        loadRegions={loadRegions}
        defaultValue={regionCodes}
        error={field('district_code').error}
        {...shared}
        className={css.whole}
      />
      <TextField
        {...field('address')}
        {...shared}
        label={words.address}
        hint={words.addressHint}
        autoComplete="street-address"
        maxLength={120}
        className={css.whole}
      />
    </div>
  )
})

interface CreditCodeFieldProps {
  field: FormField
  code: string
  words: typeof enterpriseFieldsLabels
}

/** The hint shows the code in groups, to compare it with the licence. Leaving the field removes its spaces. */
function CreditCodeField({ field, code, words }: CreditCodeFieldProps) {
  const read = readCreditCode(code)
  const groups = [read.slice(0, 2), read.slice(2, 8), read.slice(8, 17), read.slice(17)].join(' ')
  const isValid = creditCodeProblem(read) === null
  return (
    <TextField
      {...field}
      label={words.creditCode}
      hint={read === '' ? words.creditCodeHint : words.creditCodeGroups(groups, isValid)}
      size="l"
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      onBlur={({ currentTarget }) => {
        currentTarget.value = readCreditCode(currentTarget.value)
      }}
    />
  )
}
