import { supplyContractSignInput } from '@yaoji/api-client/contract/input/supply-contract'
import { useForm } from '@yaoji/hooks'
import { useSession, useSignContract } from '@yaoji/hooks/data'
import { Button } from '@yaoji/ui/button'
import { Checkbox } from '@yaoji/ui/checkbox'
import { ControlError } from '@yaoji/ui/field'
import { FormError } from '@yaoji/ui/form-error'
import { TextField } from '@yaoji/ui/text-field'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'
import * as css from './SupplyContractPage.css'

export interface ContractSignFormProps {
  /** The version of the terms that the page shows. */
  termsVersion: number
  onSigned: () => void
}

/** Signs the contract above it, with a code sent to the phone of the account. */
export function ContractSignForm({ termsVersion, onSigned }: ContractSignFormProps) {
  const { user } = useSession()
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
    <form {...form.formProps} aria-label="签订合同" className={css.form}>
      <FormError failure={form.failure} />
      <TextField
        name="phone"
        label="手机号"
        size="l"
        type="tel"
        readOnly
        value={user?.phone ?? ''}
        hint="验证码发送到当前账号的手机号"
      />
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
      <Button type="submit" variant="primary" size="l" fullWidth busy={form.busy}>
        签订合同
      </Button>
    </form>
  )
}
