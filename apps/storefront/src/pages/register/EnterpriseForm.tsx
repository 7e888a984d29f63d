import { registerEnterpriseInput } from '@yaoji/api-client/contract/input/register'
import { type Registration, registerEnterprise } from '@yaoji/api-client/contract/register'
import { useDraftForm, useFormDraft } from '@yaoji/hooks'
import { useRegionLoader, useSaveRegistration } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import {
  EnterpriseFields,
  EnterpriseTypeField,
  InvoiceFields,
  type TypedEnterprise,
} from '@yaoji/ui/enterprise-form'
import { Form } from '@yaoji/ui/form'
import { Panel } from '@yaoji/ui/panel'
import { REGION_NAMES } from '@yaoji/ui/region-select'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useRegisterHref } from '../../features/register/useRegisterHref'

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

/** Step 2: kind of enterprise, its licence's data, where it is, its contact person, and its invoice profile. */
export function EnterpriseForm({ registration }: { registration: Registration }) {
  const save = useSaveRegistration(registerEnterprise)
  const navigate = useNavigate()
  const registerHref = useRegisterHref()
  const loadRegions = useRegionLoader()
  const form = useDraftForm(registerEnterpriseInput, {
    draft: useFormDraft(`register.enterprise.${registration.phone}`, DRAFT_FIELDS),
    initial: { invoice_kind: 'ordinary', ...registration.enterprise },
    async onSubmit(input) {
      const { step } = await save.mutateAsync(input)
      form.clearDraft()
      navigate(registerHref(3, { view: step === 'review' ? 'review' : undefined }))
    },
  })
  const { field, initial } = form
  const [typed, setTyped] = useState<TypedEnterprise>({
    company: field('company').defaultValue,
    credit_code: field('credit_code').defaultValue,
    invoice_kind: field('invoice_kind').defaultValue,
  })

  function change(event: FormEvent<HTMLFormElement>) {
    setTyped(typedTexts(event.currentTarget))
  }

  return (
    <Form
      form={form}
      onChange={change}
      label="企业信息"
      submit="保存，下一步"
      secondary={
        <LinkButton href={registerHref(1)} size="l">
          上一步
        </LinkButton>
      }
    >
      <Panel title="企业类型">
        <EnterpriseTypeField field={field('type')} />
      </Panel>
      <Panel title="企业信息">
        <EnterpriseFields
          {...{ field, loadRegions }}
          regionCodes={regionCodesOf(initial)}
          code={typed.credit_code ?? ''}
        />
      </Panel>
      <Panel title="开票信息">
        <InvoiceFields field={field} typed={typed} />
      </Panel>
    </Form>
  )
}

/** Texts of the form that other parts of it show. */
function typedTexts(form: HTMLFormElement): TypedEnterprise {
  const values = new FormData(form)
  const textOf = (name: keyof TypedEnterprise) => String(values.get(name) ?? '')
  return {
    company: textOf('company'),
    credit_code: textOf('credit_code'),
    invoice_kind: textOf('invoice_kind'),
  }
}

function regionCodesOf(initial: Readonly<Record<string, unknown>>): readonly string[] {
  return REGION_NAMES.map(name => String(initial[name] ?? '')).filter(code => code !== '')
}
