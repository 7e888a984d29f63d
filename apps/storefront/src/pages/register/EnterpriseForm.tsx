import { registerEnterpriseInput } from '@yaoji/api-client/contract/input/register'
import { type Registration, registerEnterprise } from '@yaoji/api-client/contract/register'
import {
  creditCodeProblem,
  documentRequirements,
  ENTERPRISE_TYPES,
  ENTERPRISES,
  readCreditCode,
} from '@yaoji/domain'
import { type FormField, useForm } from '@yaoji/hooks'
import { useRegionLoader, useSaveRegistration } from '@yaoji/hooks/data'
import { Button, LinkButton } from '@yaoji/ui/button'
import { FormError } from '@yaoji/ui/form-error'
import { RadioGroup } from '@yaoji/ui/radio-group'
import { REGION_NAMES, RegionSelect } from '@yaoji/ui/region-select'
import { TextField } from '@yaoji/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FieldError } from '../../core/form/FieldError'
import { useFormDraft } from '../../core/form/useFormDraft'
import { Panel } from '../../core/page/Panel'
import { registerHref } from '../../features/register/registerSteps'
import { InvoiceFields } from './InvoiceFields'
import * as css from './RegisterForm.css'

/** Texts that are kept until they are saved. */
const DRAFT_FIELDS = [
  'type',
  'company',
  'credit_code',
  'legal_person',
  ...REGION_NAMES,
  'address',
  'contact',
  'invoice_kind',
  'bank',
  'account',
  'invoice_address',
  'invoice_phone',
]

/** Step 2: kind of enterprise, its licence's data, where it is, whom to contact, and its invoice profile. */
export function EnterpriseForm({ registration }: { registration: Registration }) {
  const draft = useFormDraft(`register.enterprise.${registration.phone}`, DRAFT_FIELDS)
  const [initial] = useState(() => ({
    invoice_kind: 'ordinary',
    ...registration.enterprise,
    ...draft.texts,
  }))
  const [typed, setTyped] = useState<TypedTexts>(initial)
  const loadRegions = useRegionLoader()
  const save = useSaveRegistration(registerEnterprise)
  const navigate = useNavigate()
  const { field, failure, busy, formProps } = useForm(registerEnterpriseInput, {
    initial,
    async onSubmit(input) {
      const { step } = await save.mutateAsync(input)
      draft.clear()
      navigate(registerHref(3, { view: step === 'review' ? 'review' : undefined }))
    },
  })

  function change(event: FormEvent<HTMLFormElement>) {
    formProps.onChange(event)
    draft.keep(event.currentTarget)
    const given = new FormData(event.currentTarget)
    const textOf = (name: string) => String(given.get(name) ?? '')
    setTyped({
      company: textOf('company'),
      credit_code: textOf('credit_code'),
      invoice_kind: textOf('invoice_kind'),
    })
  }

  return (
    <form {...formProps} onChange={change} aria-label="企业信息" className={css.form}>
      <FormError failure={failure} />
      <Panel title="企业类型">
        <TypeChoice field={field('type')} />
      </Panel>
      <Panel title="企业信息">
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
          <CreditCodeField field={field('credit_code')} code={typed.credit_code ?? ''} />
          <TextField {...field('legal_person')} label="法定代表人" size="l" required maxLength={30} />
          <TextField
            {...field('contact')}
            label="联系人"
            size="l"
            required
            autoComplete="name"
            maxLength={30}
          />
          <RegionSelect
            loadRegions={loadRegions}
            defaultValue={regionCodesOf(initial)}
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
      </Panel>
      <Panel title="开票信息">
        <InvoiceFields field={field} typed={typed} />
      </Panel>
      <div className={css.buttons}>
        <LinkButton href={registerHref(1)} size="l">
          上一步
        </LinkButton>
        <Button type="submit" variant="primary" size="l" busy={busy}>
          保存，下一步
        </Button>
      </div>
    </form>
  )
}

/** Texts of the form that other parts of it show. */
export interface TypedTexts {
  readonly company?: string | undefined
  readonly credit_code?: string | undefined
  readonly invoice_kind?: string | undefined
}

function regionCodesOf(initial: Readonly<Record<string, unknown>>): readonly string[] {
  return REGION_NAMES.map(name => String(initial[name] ?? '')).filter(code => code !== '')
}

const TYPES = ENTERPRISE_TYPES.map(type => ({
  value: type,
  label: ENTERPRISES[type].text,
  description: `需要${documentRequirements(type)
    .filter(({ required }) => required)
    .map(({ name }) => name)
    .join('、')}`,
}))

function TypeChoice({ field: { name, defaultValue, error } }: { field: FormField }) {
  return (
    <>
      <RadioGroup
        legend="企业类型"
        legendHidden
        name={name}
        defaultValue={defaultValue}
        options={TYPES}
        variant="cards"
        required
        aria-describedby={error && 'type-error'}
      />
      <FieldError id="type-error" error={error} />
    </>
  )
}

/** The code as it is read: without spaces, in capital letters, and grouped below to compare it with the licence. */
function CreditCodeField({ field, code }: { field: FormField; code: string }) {
  const read = readCreditCode(code)
  const groups = [read.slice(0, 2), read.slice(2, 8), read.slice(8, 17), read.slice(17)].filter(Boolean)
  const right = read !== '' && creditCodeProblem(read) === null
  return (
    <TextField
      {...field}
      label="统一社会信用代码"
      size="l"
      required
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      hint={read === '' ? '18 位，可以带空格粘贴' : `${groups.join(' ')}${right ? '，校验通过' : ''}`}
      onBlur={({ currentTarget }) => {
        currentTarget.value = readCreditCode(currentTarget.value)
      }}
    />
  )
}
