import { userPhone } from '@yaoji/api-client/contract/account'
import { userUpdateInfoInput } from '@yaoji/api-client/contract/input/account'
import { isMobile, readDigits } from '@yaoji/domain'
import { useForm } from '@yaoji/hooks'
import { useCall, useUpdateInfo } from '@yaoji/hooks/data'
import { Form } from '@yaoji/ui/form'
import { TextField } from '@yaoji/ui/text-field'
import { useToast } from '@yaoji/ui/toast'
import { useState } from 'react'
import { PhoneField } from '../../features/credentials/PhoneField'
import { SmsCodeField } from '../../features/credentials/SmsCodeField'

export interface ContactFormProps {
  name: string
  phone: string
}

/**
 * Changes the contact's name and mobile number. Another number is proved by the current password and a code that is sent
 * to the number.
 */
export function ContactForm({ name, phone }: ContactFormProps) {
  const toast = useToast()
  const [typedPhone, setTypedPhone] = useState(phone)
  const { mutateAsync } = useUpdateInfo()
  const form = useForm(userUpdateInfoInput, {
    initial: { name, phone },
    async onSubmit(input) {
      await mutateAsync(input)
      const text = input.phone === phone ? '联系人已保存' : '手机号已更换，其他设备需要重新登录'
      toast({ text, tone: 'success' })
    },
  })
  const newPhone = readDigits(typedPhone)
  const changesPhone = newPhone !== phone
  // The service knows ranges of numbers that this version of the page does not.
  const check = useCall(userPhone, { value: newPhone }, { enabled: changesPhone && isMobile(newPhone) })
  return (
    <Form form={form} label="联系人" submit="保存联系人" narrow>
      <TextField {...form.field('name')} label="姓名" size="l" required maxLength={30} autoComplete="name" />
      <PhoneField
        {...form.field('phone')}
        hint={check.data?.message || '用于登录和接收通知'}
        onValueChange={setTypedPhone}
      />
      {changesPhone && (
        <>
          <SmsCodeField form={form} purpose="bind" />
          <TextField
            {...form.field('old_password')}
            label="当前密码"
            size="l"
            type="password"
            required
            autoComplete="current-password"
          />
        </>
      )}
    </Form>
  )
}
