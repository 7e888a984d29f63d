import { creditCodeProblem, readCreditCode } from '@yaoji/domain'
import type { FormField } from '@yaoji/hooks'
import { useRegionLoader } from '@yaoji/hooks/data'
import { RegionSelect } from '@yaoji/ui/region-select'
import { TextField } from '@yaoji/ui/text-field'
import * as css from './RegisterForm.css'

type EnterpriseFieldName =
  | 'company'
  | 'credit_code'
  | 'legal_person'
  | 'contact'
  | 'district_code'
  | 'address'

export interface EnterpriseFieldsProps {
  field: (name: EnterpriseFieldName) => FormField
  /** Codes of the province, city and district at the start. */
  regionCodes: readonly string[]
  /** The credit code as it is typed. */
  code: string
}

/** The data of the licence, the place of the enterprise, and its contact person. */
export function EnterpriseFields({ field, regionCodes, code }: EnterpriseFieldsProps) {
  const loadRegions = useRegionLoader()
  return (
    <div className={css.fields}>
      <TextField
        {...field('company')}
        label="企业名称"
        size="l"
        required
        autoComplete="organization"
        maxLength={60}
        hint="与营业执照或许可证一致"
      />
      <CreditCodeField field={field('credit_code')} code={code} />
      <TextField {...field('legal_person')} label="法定代表人" size="l" required maxLength={30} />
      <TextField {...field('contact')} label="联系人" size="l" required autoComplete="name" maxLength={30} />
      <RegionSelect
        loadRegions={loadRegions}
        defaultValue={regionCodes}
        error={field('district_code').error}
        size="l"
        required
        className={css.whole}
      />
      <TextField
        {...field('address')}
        label="详细地址"
        size="l"
        required
        autoComplete="street-address"
        maxLength={120}
        hint="街道、门牌号，与证照上的地址一致"
        className={css.whole}
      />
    </div>
  )
}

/** The credit code. The hint shows it in groups, to compare it with the licence. Leaving the field removes its spaces. */
function CreditCodeField({ field, code }: { field: FormField; code: string }) {
  const read = readCreditCode(code)
  const groups = [read.slice(0, 2), read.slice(2, 8), read.slice(8, 17), read.slice(17)]
  const isValid = creditCodeProblem(read) === null
  return (
    <TextField
      {...field}
      label="统一社会信用代码"
      size="l"
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={read === '' ? '18 位，可以带空格粘贴' : `${groups.join(' ')}${isValid ? '，校验通过' : ''}`}
      onBlur={({ currentTarget }) => {
        currentTarget.value = readCreditCode(currentTarget.value)
      }}
    />
  )
}
