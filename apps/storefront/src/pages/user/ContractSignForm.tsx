import { supplyContractSignInput } from '@yaoji/api-client/contract/input/supply-contract'
import { useForm } from '@yaoji/hooks'
import { useSignContract } from '@yaoji/hooks/data'
import { Checkbox } from '@yaoji/ui/checkbox'
import { ControlError } from '@yaoji/ui/field'
import { Form } from '@yaoji/ui/form'
import { OwnPhoneField } from '../../features/credentials/OwnPhoneField'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'
import * as css from './SupplyContractPage.css'

export interface ContractSignFormProps {
  /** The version of the terms that the page shows. */
  termsVersion: number
  onSigned: () => void
}

/** Signs the contract above it, with a code sent to the phone of the account. */
export function ContractSignForm({ termsVersion, onSigned }: ContractSignFormProps) {
  const { mutateAsync } = useSignContract()
  const form = useForm(supplyContractSignInput, {
    extra: { terms_version: termsVersion },
    async onSubmit(input) {
      await mutateAsync(input)
      onSigned()
    },
  })
  const { error } = form.field('agreement')
  return (
    <Form form={form} label="签订合同" submit="签订合同" narrow>
      <OwnPhoneField />
      <SmsCodeField form={form} purpose="contract" />
      <div className={css.agreement}>
        <Checkbox
          name="agreement"
          value="1"
          label="已阅读并同意以上合同条款"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && 'contract-agreement-error'}
        />
        <ControlError id="contract-agreement-error" error={error} />
      </div>
    </Form>
  )
}
