import { registerEnterpriseInput } from '@yaoji/api-client/contract/input/register'
import { type Registration, registerEnterprise } from '@yaoji/api-client/contract/register'
import { useDraftForm, useFormDraft, useTypedTexts } from '@yaoji/hooks'
import { useRegionLoader, useSaveRegistration } from '@yaoji/hooks/data'
import { LinkButton } from '@yaoji/ui/button'
import { EnterpriseFields, EnterpriseTypeField, InvoiceFields } from '@yaoji/ui/enterprise-form'
import { Form } from '@yaoji/ui/form'
import { Panel } from '@yaoji/ui/panel'
import { REGION_NAMES } from '@yaoji/ui/region-select'
import { useNavigate } from 'react-router-dom'
import { useRegisterHref } from '../../features/register/useRegisterHref'

/** Texts that are kept until they are saved. */
const DRAFT_FIELDS = [
  ...['type', 'company', 'credit_code', 'legal_person', ...REGION_NAMES, 'address', 'contact'],
  ...['invoice_kind', 'bank', 'account', 'invoice_address', 'invoice_phone'],
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
  const [typed, watch] = useTypedTexts({
    company: field('company').defaultValue,
    credit_code: field('credit_code').defaultValue,
    invoice_kind: field('invoice_kind').defaultValue,
  })
  const regionCodes = REGION_NAMES.map(name => String(initial[name] ?? '')).filter(code => code !== '')
  const back = (
    <LinkButton href={registerHref(1)} size="l">
      上一步
    </LinkButton>
  )
  return (
    <Form form={form} onChange={watch} label="企业信息" submit="保存，下一步" secondary={back}>
      <Panel title="企业类型">
        <EnterpriseTypeField field={field('type')} />
      </Panel>
      <Panel title="企业信息">
        <EnterpriseFields {...{ field, loadRegions, regionCodes }} code={typed.credit_code ?? ''} />
      </Panel>
      <Panel title="开票信息">
        <InvoiceFields field={field} typed={typed} />
      </Panel>
    </Form>
  )
}
