import { supplyContractSignInput } from '@yaoji/api-client/contract/input/supply-contract'
import { useForm } from '@yaoji/hooks'
import { useSignContract } from '@yaoji/hooks/data'
import { CheckboxField } from '@yaoji/ui/checkbox'
import { Form } from '@yaoji/ui/form'
import { OwnPhoneField } from '../../features/credentials/OwnPhoneField'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'

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
  return (
    <Form form={form} label="签订合同" submit="签订合同" narrow>
      <OwnPhoneField />
      <SmsCodeField form={form} purpose="contract" />
      <CheckboxField
        name="agreement"
        value="1"
        label="已阅读并同意以上合同条款"
        error={form.field('agreement').error}
      />
    </Form>
  )
}
